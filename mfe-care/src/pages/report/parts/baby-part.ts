import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { addDays, dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { isFeed } from '@nestwell/domain/feeding';
import { counted } from '@nestwell/domain/words';
import { fullWords, type PartContent } from '../part';
import type { Range } from '../range';

const DAYS = 7;

/** What was noted of each baby on the last days of the range. Counts only. */
export function babyPart(
  log: readonly BabyNoteAnswer[],
  nameOf: (baby: number) => string,
  { from, to }: Range,
): PartContent {
  const babies = [...new Set(log.map(({ baby }) => baby))]
    .filter((baby) => baby !== null)
    .sort((one, other) => one - other);
  const days = Array.from({ length: DAYS }, (_, back) => addDays(to, -back)).filter((day) => day >= from);
  const rows = days.flatMap((day) =>
    babies.map((baby) => {
      const notes = log.filter((note) => note.baby === baby && deviceDate(new Date(note.startedAt)) === day);
      const nappies = (kind: 'wet' | 'dirty') =>
        notes.filter(({ nappy }) => nappy === kind || nappy === 'both').length;
      return [
        babies.length > 1 ? `${dayAndMonth(day)}, ${nameOf(baby)}` : dayAndMonth(day),
        ...[notes.filter(isFeed).length, nappies('wet'), nappies('dirty')].map(orNothing),
      ];
    }),
  );
  const feeds = log.filter(isFeed).length;
  return {
    about: feeds === 0 ? 'Nothing noted' : counted(feeds, 'feed'),
    head: ['Day', 'Feeds', 'Wet', 'Dirty'],
    rows,
    foot: `${fullWords(log, 'notes')}A day without a note is not a day without a feed.`,
  };
}

const orNothing = (count: number) => (count === 0 ? 'none noted' : String(count));
