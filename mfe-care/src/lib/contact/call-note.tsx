import { EmergencyCall, UnitCall, useRegion } from '@nestwell/remote-kit';
import { CircleAlert, Info } from '@nestwell/ui';
import type { Concern } from '@nestwell/safety/recovery';
import { regionalWords } from '@nestwell/safety/signs';
import * as css from '../call/call.module.css';

/** What an answer asks for, right under it, the moment it is given: before any save, without a network. */
export function CallNote({ concern: { urgency, says: words } }: { concern: Concern }) {
  const { region } = useRegion();
  const says = regionalWords(words, region?.country);
  if (urgency === 'now')
    return (
      <div className={css.card} role="alert" data-help>
        <b>{says}</b>
        <EmergencyCall />
        <UnitCall />
      </div>
    );
  if (urgency === 'today')
    return (
      <div className={css.today} role="alert" data-help>
        <p className={css.says}>
          <CircleAlert aria-hidden="true" />
          {says}
        </p>
        <UnitCall />
        <EmergencyCall />
      </div>
    );
  return (
    <p className={css.mention} role="status">
      <Info aria-hidden="true" />
      {says}
    </p>
  );
}
