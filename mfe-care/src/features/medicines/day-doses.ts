import type { Dose, DoseAnswer, Medicine } from '@nestwell/contracts/care';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { firstOpen, isTakenOn, timesOn } from '@nestwell/domain/medicines';

/** One dose of a day: due, or taken without being due. */
export interface DayDose {
  medicine: Medicine;
  /** `HH:mm`; null of one that is taken when needed and was not yet. */
  time: string | null;
  answer: DoseAnswer | null;
  answeredAt: string | null;
  /** The next one that waits for an answer. */
  isNext: boolean;
}

const keyed = ({ medicineId, time }: Pick<Dose, 'medicineId' | 'time'>) => `${medicineId} ${time}`;

/** What belongs to a day of hers: every dose that is due, what was answered besides, and what may be needed. */
export function dosesOfDay(
  medicines: readonly Medicine[],
  answered: readonly Dose[],
  date: LocalDate,
): DayDose[] {
  const answers = new Map(answered.filter((dose) => dose.date === date).map((dose) => [keyed(dose), dose]));
  const all = medicines.flatMap((medicine) => {
    const due = timesOn(medicine, date);
    const besides = [...answers.values()].filter(
      ({ medicineId, time }) => medicineId === medicine.id && !due.includes(time),
    );
    const mayBeNeeded = medicine.rhythm === 'needed' && isTakenOn(medicine, date);
    const times = [...due, ...besides.map(({ time }) => time), ...(mayBeNeeded ? [null] : [])];
    return times.map((time) =>
      rowOf(medicine, time, time === null ? undefined : answers.get(`${medicine.id} ${time}`)),
    );
  });
  const rows = all.sort((one, other) => (one.time ?? '99').localeCompare(other.time ?? '99'));
  const next = firstOpen(
    rows.flatMap((row) =>
      row.time === null ? [] : [{ row, time: row.time, answered: row.answer !== null }],
    ),
  )?.row;
  return rows.map((row) => ({ ...row, isNext: row === next }));
}

const rowOf = (medicine: Medicine, time: string | null, dose: Dose | undefined): DayDose => ({
  medicine,
  time,
  answer: dose?.answer ?? null,
  answeredAt: dose?.answeredAt ?? null,
  isNext: false,
});

/** '1 of 2 taken today'; of none that is due nothing is counted. */
export function takenInWords(doses: readonly DayDose[]): string {
  const due = doses.filter(({ time }) => time !== null);
  if (due.length === 0) return 'Taken or skipped, and reminders';
  return `${due.filter(({ answer }) => answer === 'taken').length} of ${due.length} taken today`;
}
