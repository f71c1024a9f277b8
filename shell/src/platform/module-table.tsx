import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { Badge, Button, Card, Section } from '@nestwell/ui';
import type { Asked } from './asked';
import { ErrorCell } from './error-cell';
import { GateCell } from './gate-cell';
import { MarkBadge } from './mark-badge';
import * as css from './platform.module.css';
import { decisionFor, healthOf, type EnvironmentState, type RemoteState } from './shown';
import { lasting } from './when';

interface ModuleTableProps {
  overview: PlatformOverview;
  state: EnvironmentState;
  onAsk: (asked: Asked) => void;
}

const columns = ['Module, owner', 'Live version', 'Mark', 'Gate', 'Share', 'Errors'];

/** Every module's version in an environment: whose it is, what is known of it, and the way back. */
export function ModuleTable(props: ModuleTableProps) {
  const { remotes } = props.state;
  return (
    <Section title="Modules" action={<span className={css.soft}>Errors over 24 hours</span>}>
      <Card className={css.scroll} role="region" aria-label="Versions of modules" tabIndex={0}>
        <table className={css.modules}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className={css.unseen}>Act</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {remotes.map((remote) => (
              <ModuleRows key={remote.id} {...props} remote={remote} />
            ))}
          </tbody>
        </table>
        {remotes.length === 0 && <p className={css.soft}>Nothing is released here yet.</p>}
      </Card>
    </Section>
  );
}

function ModuleRows({ overview, state, remote, onAsk }: ModuleTableProps & { remote: RemoteState }) {
  const { id, owner, version, since, mark, look, backTo, canary, securityFix } = remote;
  const away = !overview.reachable;
  const health = healthOf(overview, id, version);
  return (
    <>
      <tr>
        <th scope="row">
          <b>{id}</b>
          <span className={css.soft}>{owner ?? 'Nobody named'}</span>
        </th>
        <td>
          <code>{version}</code>
          {since && <span className={css.soft}>{lasting(since)}</span>}
        </td>
        <td>
          <MarkBadge mark={mark} />
          {securityFix && <Badge tone="neutral">Security fix</Badge>}
        </td>
        <td>
          <GateCell look={look} decision={decisionFor(overview, state.name, id, version)} />
        </td>
        <td>{canary ? `${100 - canary.share} %` : 'All'}</td>
        <td>
          <ErrorCell health={health} />
        </td>
        <td className={css.act}>
          <div>
            {backTo !== null && !canary && (
              <Button
                variant="line"
                small
                disabled={away}
                aria-label={`Roll ${id} back to ${backTo}`}
                onClick={() => onAsk({ kind: 'rollBack', id, to: backTo })}
              >
                Back to <code>{short(backTo)}</code>
              </Button>
            )}
          </div>
        </td>
      </tr>
      {canary && (
        <tr>
          <th scope="row">
            <span className={css.soft}>{id}, tried by some</span>
          </th>
          <td>
            <code>{canary.version}</code>
            <span className={css.soft}>{lasting(canary.since)}</span>
          </td>
          <td>
            <MarkBadge mark={null} />
            {canary.securityFix && <Badge tone="neutral">Security fix</Badge>}
          </td>
          <td>
            <GateCell look={canary.look} decision={decisionFor(overview, state.name, id, canary.version)} />
          </td>
          <td>{canary.share} %, canary</td>
          <td>
            <ErrorCell health={healthOf(overview, id, canary.version)} against={health} />
          </td>
          <td className={css.act}>
            <div>
              <Button
                variant="soft"
                small
                disabled={away}
                aria-label={`Promote ${id} ${canary.version}`}
                onClick={() => onAsk({ kind: 'promote', id, version: canary.version })}
              >
                Promote
              </Button>
              <Button
                variant="line"
                small
                disabled={away}
                aria-label={`Take ${id} ${canary.version} back`}
                onClick={() => onAsk({ kind: 'takeBack', id, version: canary.version })}
              >
                Take back
              </Button>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** As much of a version's hash as tells it from the others. */
const short = (version: string) => version.slice(0, 7);
