import { ConfirmDialog, LoadFailure, Page, PageHeader, Section, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { PageSkeleton } from '../pages/page-skeleton';
import { Compatibility } from './compatibility';
import { HistoryList } from './history-list';
import * as css from './platform.module.css';
import { useOverview, useRollBack } from './platform.queries';
import { SlotTable } from './slot-table';
import { VersionCard } from './version-card';

/** For those who release: which version is where, how it does, and the way back. */
export function PlatformPage() {
  const overview = useOverview();
  const [asked, setAsked] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const rollBack = useRollBack();

  if (overview.isPending) return <PageSkeleton title="Platform" />;
  if (!overview.data) {
    return (
      <Page>
        <PageHeader title="Platform" />
        <LoadFailure onRetry={() => void overview.refetch()} />
      </Page>
    );
  }
  const { environment, environments, previews, history } = overview.data;
  const rev = environments.find(({ name }) => name === environment)?.rev ?? 0;
  const ids = [...new Set(environments.flatMap(({ remotes }) => remotes.map(({ id }) => id)))].sort();
  const close = () => {
    setAsked(null);
    setWhy('');
    rollBack.reset();
  };
  return (
    <Page className={css.page}>
      <PageHeader title="Platform" lead={`This site shows ${environment}, revision ${rev}.`} />
      <Section title="Versions">
        <div className={css.cards}>
          {ids.map((id) => (
            <VersionCard key={id} id={id} overview={overview.data} onRollBack={() => setAsked(id)} />
          ))}
        </div>
      </Section>
      {previews.length > 0 && (
        <Section title="Previews">
          <ul>
            {previews.map(({ id, name, version, by }) => (
              <li key={`${id}@${name}`}>
                <a href={`/?with=${id}@${name}`}>{`${id}@${name}`}</a> <code>{version}</code> by {by}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Compatibility ids={ids} overview={overview.data} />
      <SlotTable overview={overview.data} />
      <HistoryList history={history} />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && close()}
        title={`Roll ${asked ?? ''} back?`}
        description="Everybody gets the version before at their next navigation."
        confirmLabel="Roll back"
        busy={rollBack.isPending}
        busyLabel="Rolling back..."
        onConfirm={() =>
          asked &&
          why.trim() &&
          rollBack.mutate({ body: { id: asked, rev, why: why.trim() } }, { onSuccess: close })
        }
      >
        <TextField
          label="Why"
          value={why}
          onChange={(event) => setWhy(event.target.value)}
          maxLength={200}
          required
        />
        {rollBack.isError && (
          <p role="alert">Somebody decided something else in the meantime, or the site is away.</p>
        )}
      </ConfirmDialog>
    </Page>
  );
}
