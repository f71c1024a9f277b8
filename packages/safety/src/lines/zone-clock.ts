const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** What the clock of a zone shows at a moment, as if it were UTC. */
function shownIn(zone: string, moment: Date): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}Z`);
}

/** A day on the calendar of a zone, so many days after the one it is there; weekdays from 1, Monday, to 7. */
export function dayIn(zone: string, now: Date, later: number): { date: string; weekday: number } {
  const day = new Date(shownIn(zone, now) + later * DAY);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() || 7 };
}

/** When the clock of a zone shows a time on a day. */
export function momentIn(zone: string, date: string, time: string): Date {
  const shown = Date.parse(`${date}T${time}Z`);
  const near = new Date(shown - (shownIn(zone, new Date(shown)) - shown));
  // Asked again beside the answer: the clocks may change between the two.
  return new Date(near.getTime() - (shownIn(zone, near) - shown));
}
