import { poorAbove, type PlatformOverview, type VersionError } from '@nestwell/contracts/delivery';
import { Badge, ChipRow, CircleAlert, Clock, Disclosure, FilterChip, Hourglass, Section } from '@nestwell/ui';
import * as css from './platform.module.css';
import { clockOf } from './when';

interface ErrorListProps {
  overview: PlatformOverview;
  ids: readonly string[];
  /** Of one module only; null for all. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** What went wrong in the last 24 hours, as the browsers tell it. */
export function ErrorList({ overview, ids, chosen, onChoose }: ErrorListProps) {
  const told = overview.health.filter(({ id }) => chosen === null || id === chosen);
  const isQuiet = told.every(({ messages, load }) => messages.length === 0 && !isSlow(load));
  return (
    <Section title="Errors">
      <ChipRow label="Errors of">
        {ids.map((id) => (
          <FilterChip key={id} pressed={id === chosen} onPressedChange={(on) => onChoose(on ? id : null)}>
            {id}
          </FilterChip>
        ))}
      </ChipRow>
      {isQuiet && <p className={css.soft}>No browser has told of any.</p>}
      <ul className={css.errors}>
        {told.flatMap(({ id, version, messages, load }) => [
          ...messages.map((error) => (
            <ErrorRow
              key={`${id} ${version} ${error.name} ${error.message}`}
              of={`${id} ${version}`}
              error={error}
            />
          )),
          isSlow(load) && (
            <li key={`${id} ${version} slow`}>
              <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                Slow
              </Badge>
              <code>{`p95 load ${load?.p95} ms, poor above ${poorAbove.load} ms`}</code>
              <span className={css.soft}>{`${id} ${version}. p50 ${load?.p50} ms`}</span>
            </li>
          ),
        ])}
      </ul>
    </Section>
  );
}

const isSlow = (load: PlatformOverview['health'][number]['load']) =>
  load !== null && load.p95 > poorAbove.load;

const names = {
  frozen: { words: 'Frozen', icon: <Hourglass aria-hidden="true" /> },
  failure: { words: 'Failed', icon: <CircleAlert aria-hidden="true" /> },
  error: { words: 'Error', icon: <CircleAlert aria-hidden="true" /> },
} as const;

function ErrorRow({ of, error }: { of: string; error: VersionError }) {
  const { name, message, stack, count, members, lastAt } = error;
  const { words, icon } = names[name];
  return (
    <li>
      <Badge tone="danger" icon={icon}>
        {words}
      </Badge>
      <code>{message}</code>
      <span className={css.soft}>
        {`${of}. ${count} ${count === 1 ? 'time' : 'times'}, ${members} ${members === 1 ? 'member' : 'members'}, last at ${clockOf(lastAt)}`}
      </span>
      {stack !== null && (
        <Disclosure title="Stack">
          <pre className={css.stack}>{stack}</pre>
        </Disclosure>
      )}
    </li>
  );
}
