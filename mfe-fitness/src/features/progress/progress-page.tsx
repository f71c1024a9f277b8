import { Slot } from '@nestwell/remote-kit';
import { Link, useTab } from '@nestwell/remote-kit/router';
import { linkClass, Page, PageHeader, Tabs } from '@nestwell/ui';
import { GoalsPanel } from './goals-panel';
import * as css from './progress-page.module.css';
import { TodayPanel } from './today-panel';
import { TrendsLater } from './trends/trends-later';

const tabs = [
  { id: 'today', label: 'Today' },
  { id: 'trends', label: 'Trends' },
  { id: 'goals', label: 'Goals' },
] as const;

export function ProgressPage() {
  const [tab, setTab] = useTab(['today', 'trends', 'goals']);
  return (
    <Page className={css.page}>
      <PageHeader title="Progress" back={{ to: '/', label: 'Home', Link }} />
      <Tabs label="Progress" listClassName={css.tabs} items={tabs} value={tab} onValueChange={setTab}>
        {tab === 'today' && <TodayPanel />}
        {tab === 'trends' && <TrendsLater />}
        {tab === 'goals' && <GoalsPanel />}
      </Tabs>
      <Slot name="progress.suggestions@1" />
      <Link to="/tracking-history" className={`${linkClass} ${css.history}`}>
        Tracking history
      </Link>
    </Page>
  );
}
