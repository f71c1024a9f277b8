import { useDeviceDate } from '@nestwell/remote-kit';
import { addDays, dayAndLongMonth, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { daysBetweenChecks } from '@nestwell/safety/questionnaires';
import { useMoodChecks } from './mood.queries';

/** The day from which she can check again, where that lies ahead. */
export function useCheckAgain(): { from: LocalDate | null; dayInWords: string } {
  const today = useDeviceDate();
  const { data: [last] = [] } = useMoodChecks();
  const from = last && addDays(deviceDate(new Date(last.takenAt)), daysBetweenChecks.value);
  if (!from || from <= today) return { from: null, dayInWords: '' };
  return { from, dayInWords: dayAndLongMonth(from) };
}
