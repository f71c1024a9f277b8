import type { User } from '@nestwell/contracts/account';
import { EmergencyCall, UnitCall, useRegion } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { callGroups, type CallGroup } from '@nestwell/safety/weeks';
import { buttonClass, Phone, Section } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import { addressOf, type Place } from './place';
import { Lines } from './your-body';

interface CallCardProps {
  place: Place;
  user: Pick<User, 'bornEarlyAt'>;
}

/** What to call about on this page, in the words of the member's country. */
export function useCallGroups({ place, user }: CallCardProps): CallGroup[] {
  const { region } = useRegion();
  return callGroups({ ...place, bornEarlyBy: daysEarly(user), country: region?.country });
}

const TERM_DAYS = 280;

function daysEarly({ bornEarlyAt: at }: CallCardProps['user']): number | undefined {
  return at ? TERM_DAYS - at.weeks * 7 - at.days : undefined;
}

/** The one card in the colour of danger: every line of it comes from a dated source. */
export function CallCard({ place, user }: CallCardProps) {
  const groups = useCallGroups({ place, user });
  return (
    <Section
      id="call"
      data-help
      className={css.call}
      title={
        <span className={css.callTitle}>
          <Phone aria-hidden="true" />
          Call now, any hour
        </span>
      }
    >
      <EmergencyCall />
      <UnitCall />
      {groups.map(({ title, lines }) => (
        <div key={title} className={css.callGroup}>
          <h3>{title}</h3>
          <Lines lines={lines} />
        </div>
      ))}
      <Link
        to={`${addressOf(place)}&open=urgent`}
        replace
        className={buttonClass({ variant: 'line', full: true })}
      >
        See everything urgent
      </Link>
    </Section>
  );
}
