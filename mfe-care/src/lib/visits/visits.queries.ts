import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { readOf, useMember, useQuery, useDeviceDate } from '@nestwell/remote-kit';
import { isKeptFrom } from '../whom-for';

/** How far ahead an appointment is looked for, and how many of that time are read. */
const DAYS_AHEAD = 120;
const MOST = 500;

export function visitsOf(userId: string, today: LocalDate) {
  const query = {
    startDate: deviceMoment(today).toISOString(),
    endDate: endOfDeviceDay(addDays(today, DAYS_AHEAD)).toISOString(),
    limit: MOST,
  };
  return readOf(calendar.listVisits, { params: { userId }, query });
}

/** Her appointments from today on, as her calendar has them. */
export function useVisits() {
  const her = useMember();
  const today = useDeviceDate();
  const read = useQuery(visitsOf(her.id, today));
  const coming = (read.data ?? []).filter(
    (reminder) =>
      deviceDate(new Date(reminder.dueDateTime)) >= today &&
      !reminder.completed &&
      !isKeptFrom(her, reminder),
  );
  return { ...read, visits: coming };
}

/** The next of them; none without one, or while it is not known. */
export const useNextVisit = (): Reminder | undefined => useVisits().visits[0];
