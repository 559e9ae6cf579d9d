"""When a run begins nothing more: its time is over, or its user broke it off."""

import contextlib
import time

TIME_OVER, BROKEN_OFF = "the time for all was over", "broken off"


class Limit:
    """why: "" while the run goes on; missing: plain data, what was `asked` for and not measured, and `why`."""

    def __init__(self, seconds=None, clock=time.monotonic):
        self.clock, self.why, self.missing = clock, "", []
        self.end = None if seconds is None else clock() + seconds

    @property
    def broken_off(self):
        return self.why == BROKEN_OFF

    def allows(self, asked):
        """Whether something may begin; what may not is missing."""
        if not self.why and self.end is not None and self.clock() > self.end:
            self.why = TIME_OVER
        if self.why:
            self.miss(asked, self.why)
        return not self.why

    def miss(self, asked, why):
        self.missing.append({"asked": str(asked), "why": why})

    @contextlib.contextmanager
    def part(self, asked):
        """Something that a user may break off (Ctrl-C): then it is missing, and what would come after it."""
        try:
            yield
        except KeyboardInterrupt:
            self.why = BROKEN_OFF
            self.miss(asked, self.why)
