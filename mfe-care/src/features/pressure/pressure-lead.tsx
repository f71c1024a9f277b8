import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { isPressureDay, pressureDays } from '@nestwell/safety/signs';
import { dayAfterBirth, daysRecovering } from '../../lib/since-birth';

/** Which day it is, and whether a reading is worth taking on it. */
export function PressureLead() {
  const her = useMember();
  const today = useDeviceDate();
  const day = dayAfterBirth(her, today);
  const days = daysRecovering(her, today);
  const { from, to } = pressureDays.value;
  const worth = her.pregnancyPaused
    ? 'A reading is worth taking these days.'
    : `Days ${from} to ${to} are worth a reading.`;
  return <>{[day, days !== null && isPressureDay(days) && worth].filter(Boolean).join(' ')}</>;
}
