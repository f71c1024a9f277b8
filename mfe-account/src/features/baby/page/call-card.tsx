import type { BabyPage } from '@nestwell/contracts/account';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Phone, Section } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import { Lines } from './your-body';

/** The one card in the colour of danger: every line of it comes from a dated source. */
export function CallCard({ call: { baby, you } }: Pick<BabyPage, 'call'>) {
  const named = baby.length > 0 && you.length > 0;
  return (
    <Section
      id="call"
      className={css.call}
      title={
        <span className={css.callTitle}>
          <Phone aria-hidden="true" />
          Call now, any hour
        </span>
      }
    >
      {baby.length > 0 && <h3>For baby</h3>}
      <Lines lines={baby} />
      {named && <h3>For you, through the first year</h3>}
      <Lines lines={you} />
      <Link to="/wellness?tab=support" className={buttonClass({ variant: 'line', full: true })}>
        See everything urgent
      </Link>
    </Section>
  );
}
