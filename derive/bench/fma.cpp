// Multiplications with additions on registers alone: independent chains, enough of them to hide how long one takes.
#include <thread>
#include <vector>
#ifdef __linux__
#include <pthread.h>
#include <sched.h>
#endif

#if defined(__AVX512F__)
constexpr int BYTES = 64, CHAINS = 24;
#elif defined(__AVX__)
constexpr int BYTES = 32, CHAINS = 12;
#else
constexpr int BYTES = 16, CHAINS = 12;
#endif
constexpr int LANES = BYTES / sizeof(float);
typedef float Lanes __attribute__((vector_size(BYTES)));

static void chains(long rounds, float factor, float *result) {
    Lanes sums[CHAINS], by = Lanes{} + factor, one = Lanes{} + 1.0f;
    for (int n = 0; n < CHAINS; n++) sums[n] = Lanes{} + float(n);
    for (long round = 0; round < rounds; round++) {
#pragma GCC unroll 32
        for (int n = 0; n < CHAINS; n++) sums[n] = sums[n] * by + one;
    }
    Lanes total = Lanes{};
    for (int n = 0; n < CHAINS; n++) total += sums[n];
    *result = total[0];
}

extern "C" int width_in_bits() { return 8 * BYTES; }

extern "C" double operations(long rounds, int threads) { return 2.0 * LANES * CHAINS * rounds * threads; }

// A new thread may begin on the processor of the one that made it, and stay there for the whole of a short call: each
// gets a processor of its own, as far as there are more.
static void spread(std::vector<std::thread> &threads) {
#ifdef __linux__
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed)) return;
    const int here = sched_getcpu();
    int place = -1;
    for (auto &thread : threads) {
        do place++;
        while (place < CPU_SETSIZE && (place == here || !CPU_ISSET(place, &allowed)));
        if (place == CPU_SETSIZE) return;
        cpu_set_t own;
        CPU_ZERO(&own);
        CPU_SET(place, &own);
        pthread_setaffinity_np(thread.native_handle(), sizeof own, &own);
    }
#endif
}

extern "C" float multiply(long rounds, int threads, float factor) {
    std::vector<float> results(threads);
    std::vector<std::thread> others;
    for (int n = 1; n < threads; n++) others.emplace_back(chains, rounds, factor, &results[n]);
    spread(others);
    chains(rounds, factor, &results[0]);
    for (auto &other : others) other.join();
    return results[0];
}
