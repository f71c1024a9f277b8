import type { AddMedicineRequest, Medicine } from '@nestwell/contracts/care';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { Rhythm } from '@nestwell/domain/medicines';

/** A medicine while she writes it down. */
export interface MedicineForm {
  name: string;
  amount: string;
  rhythm: Rhythm;
  times: string[];
  startsOn: LocalDate;
  endsOn: LocalDate;
  reminds: boolean;
}

const MORNING = '08:00';

export const formOf = (medicine: Medicine | null, today: LocalDate): MedicineForm => ({
  name: medicine?.name ?? '',
  amount: medicine?.amount ?? '',
  rhythm: medicine?.rhythm ?? 'daily',
  times: medicine && medicine.times.length > 0 ? medicine.times : [MORNING],
  startsOn: medicine?.startsOn ?? today,
  endsOn: medicine?.endsOn ?? '',
  reminds: medicine?.reminds ?? true,
});

/** By the field it stands under. */
export function problemsOf({ name, rhythm, times, startsOn, endsOn }: MedicineForm) {
  return {
    name: name.trim() === '' ? 'Write what it is called.' : undefined,
    times: rhythm !== 'needed' && times.some((time) => time === '') ? 'Choose a time.' : undefined,
    startsOn: startsOn === '' ? 'Choose a day.' : undefined,
    endsOn: endsOn !== '' && endsOn < startsOn ? 'Choose the first day or a later one.' : undefined,
  };
}

export type MedicineRequest = ReturnType<typeof requestOf>;

export function requestOf(form: MedicineForm) {
  const { name, amount, rhythm, times, startsOn, endsOn, reminds } = form;
  return {
    name: name.trim(),
    amount: amount.trim() || null,
    rhythm,
    times: rhythm === 'needed' ? [] : times,
    startsOn,
    endsOn: endsOn || null,
    reminds: rhythm !== 'needed' && reminds,
  } satisfies AddMedicineRequest;
}
