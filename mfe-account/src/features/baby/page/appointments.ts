import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { readOf, useMember, useQuery } from '@nestwell/remote-kit';

/** More than any week or month holds. */
const MOST = 200;
/** Both included. */
export type Days = readonly [from: LocalDate, until: LocalDate];

/** Her own appointments of these days that are not done; none while they are not known. */
export function useAppointments(days: Days | null): readonly Reminder[] {
  const { id: userId } = useMember();
  const [from, until] = days ?? ['2000-01-01', '2000-01-01'];
  const query = {
    startDate: deviceMoment(from).toISOString(),
    endDate: endOfDeviceDay(until).toISOString(),
    limit: MOST,
  };
  const visits = useQuery({
    ...readOf(calendar.listVisits, { params: { userId }, query }),
    enabled: days !== null,
  });
  return (visits.data ?? []).filter(({ completed }) => !completed);
}
