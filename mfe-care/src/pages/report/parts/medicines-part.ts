import type { Dose, Medicine } from '@nestwell/contracts/care';
import { daysOf } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceTimeValue } from '@nestwell/domain/device-time';
import { isTakenOn, timesOn } from '@nestwell/domain/medicines';
import { clockWords, deviceReading } from '@nestwell/domain/reading';
import type { PartContent } from '../part';
import type { Range } from '../range';

const every = { daily: 'every day', weekly: 'every week', needed: 'when needed' } as const;

const timeWords = (time: string) =>
  clockWords(Number(time.slice(0, 2)), Number(time.slice(3)), deviceReading());

/** As she wrote it; how often it was taken, skipped and left unanswered. */
export function medicinesPart(
  medicines: readonly Medicine[],
  doses: readonly Dose[],
  { from, to }: Range,
  now: Date,
): PartContent {
  const days = daysOf(from, to);
  const printed = medicines
    .filter((medicine) => days.some((day) => isTakenOn(medicine, day)))
    .map((medicine) => {
      const answered = doses.filter(({ medicineId }) => medicineId === medicine.id);
      const open = days
        .flatMap((date) => timesOn(medicine, date).map((time) => ({ date, time })))
        .filter(
          (due) =>
            isPast(due, now) && !answered.some((dose) => dose.date === due.date && dose.time === due.time),
        );
      return { medicine, answered, open: open.length };
    });
  return {
    about: printed.length === 0 ? 'Nothing noted' : `${printed.length}, taken and skipped`,
    head: ['Name', 'As written', 'Taken', 'Skipped'],
    rows: printed.map(({ medicine, answered }) => [
      medicine.name,
      [medicine.amount, every[medicine.rhythm], ...medicine.times.map(timeWords)].filter(Boolean).join(', '),
      String(answered.filter(({ answer }) => answer === 'taken').length),
      String(answered.filter(({ answer }) => answer === 'skipped').length),
    ]),
    foot: openWords(printed),
  };
}

function isPast({ date, time }: { date: string; time: string }, now: Date): boolean {
  const today = deviceDate(now);
  const clock = deviceTimeValue(now);
  return date < today || (date === today && time <= clock);
}

/** A dose without an answer may have been taken: it is counted as neither. */
function openWords(printed: readonly { medicine: Medicine; open: number }[]): string | undefined {
  const left = printed.filter(({ open }) => open > 0);
  if (left.length === 0) return undefined;
  return `Doses not answered: ${left.map(({ medicine, open }) => `${medicine.name} ${open}`).join(', ')}.`;
}
