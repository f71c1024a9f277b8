import { relativeDay } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { isPressureDay } from '@nestwell/safety/signs';
import { HeartPulse } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { daysRecovering } from '../../lib/since-birth';
import { useReadings } from './pressure.queries';

export const pressureOffer: CareOffer = {
  to: '/care/pressure',
  title: 'Blood pressure',
  group: 'you',
  shell: 'russet',
  Icon: HeartPulse,
  About: LastReading,
  isFor: () => true,
};

/** Her last reading; in the days in which one is worth taking, and none was taken yet, that. */
function LastReading() {
  const today = useDeviceDate();
  const days = daysRecovering(useMember(), today);
  const { data: [last] = [] } = useReadings();
  const day = last && deviceDate(new Date(last.measuredAt));
  if (days !== null && isPressureDay(days) && day !== today) return 'A reading is worth taking today';
  return last && day
    ? `${relativeDay(day, today)}: ${last.upper}/${last.lower}`
    : 'When to call, by your figures';
}
