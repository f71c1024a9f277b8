import { environments as places, type Environment } from '@nestwell/contracts/delivery';
import { LoadFailure, Page, PageHeader, Tabs } from '@nestwell/ui';
import { useState } from 'react';
import { Link } from '@nestwell/remote-kit/router';
import { PageSkeleton } from '../pages/page-skeleton';
import { AdminActions } from './admin-actions';
import { AlertRows } from './alert-rows';
import { Compatibility } from './compatibility';
import type { Asked } from './asked';
import { DecisionDialog } from './decision-dialog';
import { EnvironmentPanel } from './environment-panel';
import * as css from './platform.module.css';
import { useOverview } from './platform.queries';
import { OpenList } from './open-list';
import { PreviewList } from './preview-list';
import { SharedTable } from './shared-table';
import { SlotTable } from './slot-table';
import { readingOf } from './reading';

const back = { to: '/', label: 'Home', Link };
const labels = { production: 'Live', staging: 'Staging' } as const;

/** For those who release: which version is where, how it does, and the way back. */
export function PlatformPage() {
  const overview = useOverview();
  const [shown, setShown] = useState<Environment>();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  if (overview.isPending) return <PageSkeleton title="Platform" />;
  if (!overview.data) {
    return (
      <Page>
        <PageHeader title="Platform" back={back} />
        <LoadFailure onRetry={() => void overview.refetch()} />
      </Page>
    );
  }
  const { environment, environments, open, previews, shared } = overview.data;
  const name = shown ?? (environment === 'staging' ? 'staging' : 'production');
  const state = environments.find((each) => each.name === name) ?? { name, rev: 0, remotes: [] };
  const ids = [...new Set(environments.flatMap(({ remotes }) => remotes.map(({ id }) => id)))].sort();
  return (
    <Page className={css.page}>
      <PageHeader title="Platform" back={back} lead={readingOf(overview.data, state)} />
      <AlertRows overview={overview.data} onSee={setChosen} />
      <Tabs
        label="Environment"
        listClassName={css.tabs}
        items={places.map((id) => ({ id, label: labels[id] }))}
        value={name}
        onValueChange={setShown}
      >
        <EnvironmentPanel
          overview={overview.data}
          state={state}
          chosen={chosen}
          onChoose={setChosen}
          onAsk={setAsked}
        />
      </Tabs>
      <AdminActions />
      <OpenList open={open} />
      {previews.length > 0 && <PreviewList previews={previews} />}
      <SharedTable shared={shared} />
      <Compatibility ids={ids} overview={overview.data} />
      <SlotTable overview={overview.data} />
      {asked && (
        <DecisionDialog asked={asked} environment={name} registry={state} onClose={() => setAsked(null)} />
      )}
    </Page>
  );
}
