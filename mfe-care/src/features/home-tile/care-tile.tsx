import type { User } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Card, EggWell, HeartPulse, LinkRow } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { hasBaby } from '../../lib/whom-for';
import { LastFeedLine } from './last-feed-line';

const AFTER_BIRTH = 'You and your baby, day and night';

const aboutFor = (her: User) => {
  if (hasBaby(her)) return AFTER_BIRTH;
  return her.state === 'pregnant' ? 'What to watch for, and when to call' : 'Your body, and when to call';
};

/** The way to the module, in one row. */
export function CareRow({ about }: { about: ReactNode }) {
  return (
    <Card>
      <LinkRow
        to="/care"
        Link={Link}
        well={
          <EggWell shell="heather">
            <HeartPulse />
          </EggWell>
        }
        title="Care"
        meta={about}
      />
    </Card>
  );
}

/** The way to the module from wherever another leaves it room, with her baby's last feed. */
export function CareTile() {
  const { user } = useUser();
  if (!user) return null;
  const about = aboutFor(user);
  return (
    <CareRow
      about={hasBaby(user) ? <LastFeedLine userId={user.id} babies={user.babies} otherwise={about} /> : about}
    />
  );
}
