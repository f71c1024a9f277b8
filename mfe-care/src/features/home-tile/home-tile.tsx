import { useUser } from '@nestwell/remote-kit';
import { Stack } from '@nestwell/ui';
import { hasBaby } from '../../lib/whom-for';
import { CareRow, CareTile } from './care-tile';
import { FeedingTile } from './feeding-tile';

/** The module on Home: after birth the feeds of each baby, to be started and paused right there; the way to the rest. */
export function HomeTile() {
  const { user } = useUser();
  if (!user || !hasBaby(user)) return <CareTile />;
  return (
    <Stack>
      <FeedingTile her={user} />
      <CareRow about="Diapers, sleep, body, mood" />
    </Stack>
  );
}
