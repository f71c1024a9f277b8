import { addDays, dayAndLongMonth, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { daysBetweenChecks } from '@nestwell/safety/questionnaires';
import { useMoodChecks } from './mood.queries';

/** The day from which she can check again, where that lies ahead. */
export function useCheckAgain(): { from: LocalDate | null; dayInWords: string } {
  const { data: [last] = [] } = useMoodChecks();
  const from = last && addDays(deviceDate(new Date(last.takenAt)), daysBetweenChecks.value);
  if (!from || from <= deviceDate(new Date())) return { from: null, dayInWords: '' };
  return { from, dayInWords: dayAndLongMonth(from) };
}
