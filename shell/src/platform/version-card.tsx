import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import type { PlatformOverview, VersionHealth } from '@nestwell/contracts/delivery';
import { Badge, Button, Card, CheckIcon, CircleAlert, Hourglass } from '@nestwell/ui';
import * as css from './platform.module.css';
import { Sparkline } from './sparkline';

type Environment = PlatformOverview['environments'][number];
type RemoteState = Environment['remotes'][number];

interface VersionCardProps {
  id: string;
  overview: PlatformOverview;
  onRollBack: () => void;
}

/** One remote: its version in each environment, and how it does. */
export function VersionCard({ id, overview, onRollBack }: VersionCardProps) {
  const here = stateOf(overview, overview.environment, id);
  return (
    <Card aria-label={id} className={css.card}>
      <div className={css.head}>
        <h3>{id}</h3>
        {here?.lastGood && (
          <Button variant="line" small onClick={onRollBack} aria-label={`Roll ${id} back`}>
            Roll back
          </Button>
        )}
      </div>
      <dl className={css.versions}>
        {overview.environments.map(({ name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <VersionLine state={stateOf(overview, name, id)} />
            </dd>
          </div>
        ))}
      </dl>
      {here && <HealthLine health={healthOf(overview, id, here.version)} />}
    </Card>
  );
}

const stateOf = (overview: PlatformOverview, environment: string, id: string) =>
  overview.environments.find(({ name }) => name === environment)?.remotes.find((remote) => remote.id === id);

const healthOf = (overview: PlatformOverview, id: string, version: string) =>
  overview.health.find((health) => health.id === id && health.version === version);

const marks = {
  proven: { tone: 'success', icon: <CheckIcon aria-hidden="true" />, words: 'Proven' },
  bad: { tone: 'danger', icon: <CircleAlert aria-hidden="true" />, words: 'Rolled back' },
  unknown: { tone: 'yolk', icon: <Hourglass aria-hidden="true" />, words: 'Not yet proven' },
} as const;

function VersionLine({ state }: { state: RemoteState | undefined }) {
  if (!state) return <>Nothing released</>;
  const { version, since, lastGood, mark } = state;
  const { tone, icon, words } = marks[mark ?? 'unknown'];
  return (
    <>
      <code>{version}</code>{' '}
      <Badge tone={tone} icon={icon}>
        {words}
      </Badge>{' '}
      {since && <time dateTime={since}>since {momentOf(since)}</time>}
      {lastGood && (
        <>
          , before it <code>{lastGood}</code>
        </>
      )}
    </>
  );
}

function HealthLine({ health }: { health: VersionHealth | undefined }) {
  if (!health) return <p className={css.soft}>No browser has reported yet.</p>;
  const { loads, failures, frozen, errors, retries, fallbacks, load, lcp, inp, cls } = health;
  const all = loads + failures;
  const facts = [
    `${failures} of ${all} failed (${all === 0 ? 0 : Math.round((failures / all) * 100)} %)`,
    `${fallbacks} fell back`,
    `${retries} retries`,
    frozen > 0 && `${frozen} froze`,
    errors > 0 && `${errors} threw`,
    load !== null && `loads in ${load.p75} ms`,
    lcp !== null && `LCP ${lcp.p75} ms`,
    inp !== null && `INP ${inp.p75} ms`,
    cls !== null && `CLS ${(cls.p75 / 1000).toFixed(3)}`,
  ].filter(Boolean);
  return (
    <div className={css.health}>
      <Sparkline hours={health.hours} />
      <p className={css.soft}>{facts.join(' · ')}</p>
    </div>
  );
}

export function momentOf(instant: string): string {
  const moment = new Date(instant);
  return `${shortDayMonthAndYear(deviceDate(moment))}, ${deviceClock(moment)}`;
}
