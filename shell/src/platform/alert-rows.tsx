import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { DAY } from '@nestwell/domain/moments';
import { Banner, Button, CircleAlert } from '@nestwell/ui';
import { clockOf } from './when';

interface AlertRowsProps {
  overview: PlatformOverview;
  onSee: (id: string) => void;
}

/** What the site decided by itself in the last 24 hours, what it leaves to a person, and what it cannot read. */
export function AlertRows({ overview, onSee }: AlertRowsProps) {
  const { history, reachable, keptIn, readAt, alarms } = overview;
  const recent = history.filter(
    ({ by, at, from }) => by === 'automatic' && from !== null && Date.now() - Date.parse(at) < DAY,
  );
  return (
    <>
      {!reachable && (
        <Banner icon={<CircleAlert aria-hidden="true" />}>
          The {keptIn} cannot be reached. Last read {clockOf(readAt)}. Nothing can be decided until it is
          back.
        </Banner>
      )}
      {alarms.map(({ id, version, why }) => (
        <Banner
          key={`${id} ${version}`}
          icon={<CircleAlert aria-hidden="true" />}
          action={
            <Button variant="line" small onClick={() => onSee(id)}>
              See the errors
            </Button>
          }
        >
          <b>
            {id} {version} needs you.
          </b>{' '}
          {why}. It does not go back by itself.
        </Banner>
      ))}
      {recent.map(({ environment, rev, id, from, to, why, at }) => (
        <Banner
          key={`${environment} ${rev}`}
          icon={<CircleAlert aria-hidden="true" />}
          action={
            <Button variant="line" small onClick={() => onSee(id)}>
              See the errors
            </Button>
          }
        >
          <b>
            {id} {from} → {to}, by itself at {clockOf(at)}.
          </b>{' '}
          {why}. Nobody needs to act.
        </Banner>
      ))}
    </>
  );
}
