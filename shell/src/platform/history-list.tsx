import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { Badge, Button, List, ListRow, Section } from '@nestwell/ui';
import type { Asked } from './asked';
import type { Decided, EnvironmentState } from './shown';
import { momentOf } from './when';

interface HistoryListProps {
  overview: PlatformOverview;
  state: EnvironmentState;
  onAsk: (asked: Asked) => void;
}

/** Who decided what and why in an environment, and what is passed over; newest first. */
export function HistoryList({ overview, state, onAsk }: HistoryListProps) {
  const rows = rowsOf(overview, state.name);
  const live = rows.find(({ decision }) => decision !== undefined)?.rev;
  return (
    <Section title="Registry history">
      <List aria-label="Registry history">
        {rows.map(({ rev, decision, problem }) =>
          decision === undefined ? (
            <ListRow
              key={rev}
              title={`${rev}: passed over`}
              meta={`Not valid: ${problem}. Nobody got it.`}
              end={<Badge tone="danger">Bad</Badge>}
            />
          ) : (
            <ListRow
              key={rev}
              title={`${rev}: ${whatOf(decision)}`}
              meta={whoAndWhy(decision)}
              end={
                rev === live ? (
                  <Badge tone="success">Live</Badge>
                ) : (
                  <Button
                    variant="line"
                    small
                    disabled={!overview.reachable}
                    aria-label={`Restore revision ${rev}`}
                    onClick={() => onAsk({ kind: 'restore', revision: rev })}
                  >
                    Restore
                  </Button>
                )
              }
            />
          ),
        )}
      </List>
    </Section>
  );
}

interface Row {
  rev: number;
  decision?: Decided;
  /** Why nobody got it. */
  problem?: string;
}

function rowsOf({ history, spoiled }: PlatformOverview, name: string): Row[] {
  const decided = history.map((decision) => ({ ...decision, decision, problem: undefined }));
  return [...decided, ...spoiled.map((revision) => ({ ...revision, decision: undefined }))]
    .filter(({ environment }) => environment === name)
    .sort((one, other) => other.rev - one.rev);
}

function whatOf({ id, from, to, share }: Decided): string {
  if (id === '*') return `all as in ${to}`;
  if (share !== null) return `${id} ${to} to ${share} %`;
  return from === null ? `${id} ${to}` : `${id} ${from} → ${to}`;
}

function whoAndWhy({ by, owner, why, at, gate, securityFix }: Decided): string {
  const who = by === 'automatic' ? 'By itself' : owner === null ? by : `${by}, ${owner}`;
  return `${who}${gate === 'forced' ? ', past its gate' : ''}${securityFix ? ', a security fix' : ''}: ${why}. ${momentOf(at)}`;
}
