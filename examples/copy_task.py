"""A two-layer causal transformer on generated attention learns to copy: it runs on the CPU in under a minute.

A sequence is some random tokens, a separator, and the same tokens again; the model predicts the second half.

    python examples/copy_task.py
"""

import argparse

import torch
from torch import nn

import derive

SEPARATOR, TOKENS = 0, 16


class Block(nn.Module):
    """x + attention(norm(x)), then x + mlp(norm(x))"""

    def __init__(self, width, heads, attention):
        super().__init__()
        self.heads, self.attention = heads, attention
        self.norm_attention, self.norm_mlp = nn.LayerNorm(width), nn.LayerNorm(width)
        self.project, self.merge = nn.Linear(width, 3 * width, bias=False), nn.Linear(width, width, bias=False)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x):  # (batch, length, width)
        parts = self.project(self.norm_attention(x)).unflatten(-1, (3, self.heads, -1))
        query, key, value = parts.permute(2, 0, 3, 1, 4)  # (batch, head, length, width / heads) each
        mixed = self.attention(query, key, value)
        x = x + self.merge(mixed.transpose(1, 2).flatten(2))
        return x + self.mlp(self.norm_mlp(x))


class Transformer(nn.Module):
    def __init__(self, length, attention, width=64, heads=4, layers=2):
        super().__init__()
        self.tokens, self.places = nn.Embedding(TOKENS, width), nn.Embedding(length, width)
        self.blocks = nn.Sequential(*(Block(width, heads, attention) for _ in range(layers)))
        self.out = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, TOKENS))

    def forward(self, tokens):  # (batch, length) -> (batch, length, TOKENS)
        places = torch.arange(tokens.shape[1], device=tokens.device)
        return self.out(self.blocks(self.tokens(tokens) + self.places(places)))


def copies(count, length, generator):
    """(count, 2 length + 1) tokens: a word, the separator, the word."""
    word = torch.randint(1, TOKENS, (count, length), generator=generator)
    return torch.cat([word, torch.full((count, 1), SEPARATOR), word], dim=1)


def train(attention, steps=150, length=10, count=32, seed=0, report=print):
    """Train on a fixed set of sequences; the share of the copied tokens that are predicted right in the end."""
    torch.manual_seed(seed)
    data = copies(count, length, torch.Generator().manual_seed(seed))
    inputs, targets = data[:, :-1], data[:, length + 1 :]
    model = Transformer(inputs.shape[1], attention)
    optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3)
    for step in range(steps):
        logits = model(inputs)[:, length:]  # what follows the separator
        loss = nn.functional.cross_entropy(logits.flatten(0, 1), targets.flatten())
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if step % 25 == 0 or step == steps - 1:
            right = (logits.argmax(-1) == targets).float().mean().item()
            report(f"step {step:4d}   loss {loss.item():.4f}   copied right {right:.1%}")
    return right


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--backend", default="auto", help="auto, reference, blockwise or triton")
    parser.add_argument("--steps", type=int, default=150)
    options = parser.parse_args()
    attention = derive.load("scaled_dot_attention", options.backend, visibility="causal_lower_right")
    torch.set_num_threads(1)  # tensors as small as these gain nothing from more
    print(attention.explain(torch.empty(1, 1, 1, 16)))
    train(attention, options.steps)


if __name__ == "__main__":
    main()
