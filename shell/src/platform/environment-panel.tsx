import type { PlatformOverview } from '@nestwell/contracts/delivery';
import type { Asked } from './asked';
import { ErrorList } from './error-list';
import { GateCard } from './gate-card';
import { HistoryList } from './history-list';
import { ModuleTable } from './module-table';
import * as css from './platform.module.css';
import type { EnvironmentState } from './shown';
import { VersionList } from './version-list';

interface EnvironmentPanelProps {
  overview: PlatformOverview;
  state: EnvironmentState;
  /** The module that is looked at closely; null for all. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onAsk: (asked: Asked) => void;
}

/** One environment: its modules, what went wrong, and who decided what. */
export function EnvironmentPanel({ overview, state, chosen, onChoose, onAsk }: EnvironmentPanelProps) {
  const ids = state.remotes.map(({ id }) => id);
  const near = state.remotes.filter(({ id }) => chosen === null || id === chosen);
  const looks = near.flatMap(({ id, version, look, canary }) => [
    { name: `${id} ${version}`, look },
    { name: `${id} ${canary?.version}`, look: canary?.look ?? null },
  ]);
  return (
    <div className={css.panel}>
      <ModuleTable overview={overview} state={state} onAsk={onAsk} />
      <div className={css.columns}>
        <div className={css.column}>
          <ErrorList overview={overview} ids={ids} chosen={chosen} onChoose={onChoose} />
          {chosen !== null &&
            near.map((remote) => <VersionList key={remote.id} overview={overview} remote={remote} />)}
        </div>
        <div className={css.column}>
          <HistoryList overview={overview} state={state} onAsk={onAsk} />
          {looks.map(({ name, look }) => look && <GateCard key={name} name={name} look={look} />)}
        </div>
      </div>
    </div>
  );
}
