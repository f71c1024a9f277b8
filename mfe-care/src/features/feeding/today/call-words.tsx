import { useRegion } from '@nestwell/remote-kit';
import { newbornFeeding } from '@nestwell/safety/signs';
import { Card } from '@nestwell/ui';
import { ContactRow } from '../../../lib/contact/contact-row';
import * as css from './today.module.css';

const { feeds, wetNappies, fromDay } = newbornFeeding.value;

/** Below which counts she calls: said always, to every mother, whatever was noted. */
export function CallWords() {
  const { region } = useRegion();
  // Health visitors there are in the United Kingdom alone.
  const whom = region?.country === 'gb' ? 'health visitor' : 'baby’s doctor';
  return (
    <Card variant="flat" className={css.calls}>
      <h3>
        Fewer than {feeds} feeds in 24 hours, or fewer than {wetNappies} wet nappies from day {fromDay}?
      </h3>
      <p>Call your midwife or {whom} today.</p>
      <ContactRow />
    </Card>
  );
}
