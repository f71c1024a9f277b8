import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { addDays, dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { apartOf, countsOf } from '@nestwell/domain/labour';
import { counted } from '@nestwell/domain/words';
import { runningTime, spanWords } from '../../../lib/duration-words';
import { fullWords, lastOf, type PartContent } from '../part';
import type { Range } from '../range';

const DAYS = 7;
const CONTRACTIONS = 12;

/** The last days of the range: counts where her country counts, else the times; never a verdict. */
export function movementsPart(
  log: readonly BabyNoteAnswer[],
  target: number | null,
  { from, to }: Range,
): PartContent {
  const moved = log.filter(({ kind }) => kind === 'movement');
  const lines: { from: Date; words: string }[] =
    target === null
      ? moved.map(({ startedAt }) => ({ from: new Date(startedAt), words: deviceClock(new Date(startedAt)) }))
      : countsOf(moved, target).map(({ from: begun, to: ended, count }) => ({
          from: begun,
          words: `${count} in ${spanWords(+ended - +begun)}, from ${deviceClock(begun)}`,
        }));
  const days = Array.from({ length: DAYS }, (_, back) => addDays(to, -back)).filter((day) => day >= from);
  const on = (day: string) =>
    lines
      .filter((line) => deviceDate(line.from) === day)
      .sort((one, other) => +one.from - +other.from)
      .map(({ words }) => words)
      .join(target === null ? ', ' : '; ');
  return {
    about: moved.length === 0 ? 'Nothing noted' : counted(moved.length, 'movement'),
    head: ['Day', 'Noted'],
    rows: days.map((day) => [dayAndMonth(day), on(day) || 'Nothing noted']),
    foot: `${fullWords(log, 'notes')}${moved.length === 0 ? 'None' : counted(moved.length, 'movement')} noted in all. Days without a note are not days without movement.`,
  };
}

/** Newest first; apart is from start to start. */
export function contractionsPart(log: readonly BabyNoteAnswer[]): PartContent {
  const all = log.filter(({ kind }) => kind === 'tightening');
  const shown = all.slice(0, CONTRACTIONS);
  return {
    about: all.length === 0 ? 'Nothing noted' : counted(all.length, 'contraction'),
    head: ['Day', 'Began', 'Lasted', 'Apart'],
    rows: shown.map((one) => {
      const begun = new Date(one.startedAt);
      const apart = apartOf(all, one);
      return [
        dayAndMonth(deviceDate(begun)),
        deviceClock(begun),
        one.endedAt === null ? 'not ended' : runningTime(Date.parse(one.endedAt) - +begun),
        apart === null ? '–' : runningTime(apart),
      ];
    }),
    foot:
      all.length === 0
        ? undefined
        : `${fullWords(log, 'notes')}${lastOf(shown.length, all.length)}Apart is from start to start.`,
  };
}
