"""Hours in which nobody is disturbed, by the clock where somebody lives."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from sandtable.core.messages import say
from sandtable.server.protocol import Refused


class Quiet(Struct, frozen=True):
    """From one time of the day until another, such as 22:00 and 07:30; `zone` as "Europe/Berlin"."""

    since: str
    until: str
    zone: str = "UTC"

    def check(self) -> None:
        """Raises Refused."""
        try:
            self._times()
            ZoneInfo(self.zone)
        except (ValueError, ZoneInfoNotFoundError, OSError):
            raise Refused(
                "bad-request",
                say("alert-quiet-hours-are-times"),
            ) from None

    def _times(self) -> tuple[time, time]:
        return time.fromisoformat(self.since), time.fromisoformat(self.until)

    def end(self, now: int) -> int | None:
        """When the quiet that is now ends; None if it is not quiet. Both in milliseconds since 1970."""
        since, until = self._times()
        here = datetime.fromtimestamp(now / 1000, ZoneInfo(self.zone))
        at = here.time().replace(second=0, microsecond=0)
        is_quiet = since <= at < until if since <= until else at >= since or at < until
        if not is_quiet:
            return None
        day = here.date() + timedelta(days=1 if at >= until else 0)
        return int(datetime.combine(day, until, ZoneInfo(self.zone)).timestamp() * 1000)
