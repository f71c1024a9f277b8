import { calendar, isOfBaby, visitTypes, type Reminder } from '@nestwell/contracts/calendar';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { readOf, useMember, useQuery } from '@nestwell/remote-kit';
import { isQuiet } from '../whom-for';

/** How far ahead an appointment is looked for, and how many reminders of that time are read. */
const DAYS_AHEAD = 120;
const MOST = 500;

const visits: ReadonlySet<Reminder['type']> = new Set(visitTypes);

/** Her appointments from today on, as her calendar has them. */
export function useVisits() {
  const her = useMember();
  const today = deviceDate(new Date());
  const query = {
    startDate: deviceMoment(today).toISOString(),
    endDate: endOfDeviceDay(addDays(today, DAYS_AHEAD)).toISOString(),
    limit: MOST,
  };
  const read = useQuery(readOf(calendar.listReminders, { params: { userId: her.id }, query }));
  const coming = (read.data ?? []).filter(
    (reminder) =>
      deviceDate(new Date(reminder.dueDateTime)) >= today &&
      visits.has(reminder.type) &&
      !reminder.completed &&
      !(isQuiet(her) && isOfBaby(reminder)),
  );
  return { ...read, visits: coming };
}

/** The next of them; none without one, without a plan, or while it is not known. */
export const useNextVisit = (): Reminder | undefined => useVisits().visits[0];
