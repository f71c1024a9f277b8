import ICAL from 'ical.js';

/** What a calendar program that takes RFC 5545 at its word shows: `title at moment`, by moment. */
export function readStrictly(text: string, most = 2000): string[] {
  const component = new ICAL.Component(ICAL.parse(text) as object[]);
  // The zones are the ones the file describes, and no guesses of the reader's.
  ICAL.TimezoneService.reset();
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const shown: { title: string; moment: string }[] = [];
  for (const part of component.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(part);
    const note = (time: ICAL.Time) =>
      shown.push({ title: event.summary, moment: time.toJSDate().toISOString() });
    if (!event.isRecurring()) {
      note(event.startDate);
      continue;
    }
    const occurrences = event.iterator();
    for (let time = occurrences.next(); time && shown.length < most; time = occurrences.next()) note(time);
  }
  return shown
    .sort((one, other) => one.moment.localeCompare(other.moment) || one.title.localeCompare(other.title))
    .map(({ title, moment }) => `${title} at ${moment}`);
}
