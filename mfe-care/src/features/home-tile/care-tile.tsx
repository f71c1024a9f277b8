import { useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Card, ChevronRight, EggWell, HeartPulse } from '@nestwell/ui';
import { lazy, Suspense } from 'react';
import { hasBaby } from '../../lib/whom-for';
import * as css from './care-tile.module.css';

/** It comes after the rest of Home: what stands there until then is as high. */
const LastFeedLine = lazy(async () => ({ default: (await import('./last-feed-line')).LastFeedLine }));

const AFTER_BIRTH = 'You and your baby, day and night';

/** The way to the module from wherever another leaves it room: Home, the diary. */
export function CareTile() {
  const { user } = useUser();
  if (!user) return null;
  return (
    <Card className={css.tile}>
      <Link to="/care" className={css.way}>
        <EggWell shell="heather">
          <HeartPulse />
        </EggWell>
        <span className={css.words}>
          <b>Care</b>
          <span className={css.about}>
            {hasBaby(user) ? (
              <Suspense fallback={AFTER_BIRTH}>
                <LastFeedLine userId={user.id} babies={user.babies} otherwise={AFTER_BIRTH} />
              </Suspense>
            ) : (
              aboutFor(user.state)
            )}
          </span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </Card>
  );
}

function aboutFor(state: string): string {
  return state === 'pregnant' ? 'What to watch for, and when to call' : 'Your body, and when to call';
}
