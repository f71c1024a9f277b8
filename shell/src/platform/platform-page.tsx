import { Banner, LoadFailure, Page, PageHeader, Section } from '@nestwell/ui';
import { useState } from 'react';
import { PageSkeleton } from '../pages/page-skeleton';
import { Compatibility } from './compatibility';
import { HistoryList } from './history-list';
import * as css from './platform.module.css';
import { useOverview } from './platform.queries';
import { RollBackDialog } from './roll-back-dialog';
import { SlotTable } from './slot-table';
import { VersionCard } from './version-card';

/** For those who release: which version is where, how it does, and the way back. */
export function PlatformPage() {
  const overview = useOverview();
  const [asked, setAsked] = useState<{ id: string; rev: number } | null>(null);

  if (overview.isPending) return <PageSkeleton title="Platform" />;
  if (!overview.data) {
    return (
      <Page>
        <PageHeader title="Platform" />
        <LoadFailure onRetry={() => void overview.refetch()} />
      </Page>
    );
  }
  const { environment, environments, previews, history, spoiled } = overview.data;
  const rev = environments.find(({ name }) => name === environment)?.rev ?? 0;
  const ids = [...new Set(environments.flatMap(({ remotes }) => remotes.map(({ id }) => id)))].sort();
  return (
    <Page className={css.page}>
      <PageHeader title="Platform" lead={`This site shows ${environment}, revision ${rev}.`} />
      {spoiled.map(({ environment: where, rev: which, problem }) => (
        <Banner key={`${where} ${which}`}>
          Revision {which} of {where} cannot be used and is passed over: {problem}.
        </Banner>
      ))}
      <Section title="Versions">
        <div className={css.cards}>
          {ids.map((id) => (
            <VersionCard key={id} id={id} overview={overview.data} onRollBack={() => setAsked({ id, rev })} />
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
      {asked && <RollBackDialog {...asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}
