import { daysOld } from '@nestwell/domain/ages';
import { EmergencyCall, UnitCall, useMember, useRegion, useDeviceDate } from '@nestwell/remote-kit';
import type { Country } from '@nestwell/safety/lines';
import { Card } from '@nestwell/ui';
import { feedingCall } from './feeding-call';
import * as css from './today.module.css';

/** Who answers for a baby there; elsewhere both are named. */
const whomToCall: Partial<Record<Country, string>> = {
  us: 'your baby’s doctor',
  ca: 'your baby’s doctor',
  gb: 'your midwife or health visitor',
};

/** When feeding needs a call: always there, whatever was noted. */
export function CallWords() {
  const date = useDeviceDate();
  const member = useMember();
  const { region } = useRegion();
  const words = feedingCall({
    daysOld: daysOld(member, date),
    isBreastfeeding: member.isBreastfeeding,
    country: region?.country,
  });
  const whom = (region && whomToCall[region.country]) ?? 'your midwife or baby’s doctor';
  return (
    <Card variant="flat" className={css.calls} data-help>
      <h3>{words}</h3>
      <p>Call {whom} today.</p>
      <UnitCall />
      <EmergencyCall />
    </Card>
  );
}
