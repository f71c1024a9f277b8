import { useUser } from '@nestwell/remote-kit';
import { Stack } from '@nestwell/ui';
import { lazy, Suspense } from 'react';
import { hasBaby } from '../../lib/whom-for';
import { CareRow, CareTile } from './care-tile';
import { TileRoom } from './tile-room';

/** It comes after the rest of Home: its room is there until then. */
const FeedingTile = lazy(async () => ({ default: (await import('./feeding-tile')).FeedingTile }));

/** The module on Home: after birth the feeds of each baby, to be started and paused right there; the way to the rest. */
export function HomeTile() {
  const { user } = useUser();
  if (!user || !hasBaby(user)) return <CareTile />;
  return (
    <Stack>
      <Suspense fallback={<TileRoom babies={user.babies} />}>
        <FeedingTile her={user} />
      </Suspense>
      <CareRow about="Nappies, sleep, body, mood" />
    </Stack>
  );
}
