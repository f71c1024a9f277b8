import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { useHandedBack } from '@nestwell/remote-kit';
import { Link, useTab } from '@nestwell/remote-kit/router';
import { buttonClass, Page, PageHeader, Tabs } from '@nestwell/ui';
import { useState } from 'react';
import { HistoryPanel } from './history-panel';
import { touchedOf, type CheckInValues } from './lib/check-in-values';
import { ResourcesPanel } from './resources-panel';
import { SupportPanel } from './support-panel';
import { TodayPanel } from './today-panel';
import * as css from './wellness-page.module.css';

const tabs = [
  { id: 'today', label: 'Today' },
  { id: 'history', label: 'History' },
  { id: 'resources', label: 'Resources' },
  { id: 'support', label: 'Support' },
] as const;

export function WellnessPage() {
  const [tab, setTab] = useTab(['today', 'history', 'resources', 'support']);
  // The button that leads to support goes away with its panel, so the panel takes the focus over.
  const [led, setLed] = useState(false);
  // Held here, so that a look at another tab costs her no word.
  const answers = useState<Partial<CheckInValues>>({});
  const [, setAnswers] = answers;
  useHandedBack(fitness.saveCheckIn, true, ({ body, rows: [row] }) => {
    // Of a day that is over there is no form.
    if (row?.date === deviceDate(new Date())) setAnswers(touchedOf(row, body));
  });
  const leadToSupport = () => {
    setLed(true);
    setTab('support');
  };
  return (
    <Page className={css.page}>
      <PageHeader
        title="Mental Wellness"
        actions={
          <Link to="/checkout" className={buttonClass({ variant: 'line', small: true })}>
            Subscribe
          </Link>
        }
      />
      <Tabs label="Mental wellness" listClassName={css.tabs} items={tabs} value={tab} onValueChange={setTab}>
        {tab === 'today' && <TodayPanel answers={answers} onSupport={leadToSupport} />}
        {tab === 'history' && <HistoryPanel />}
        {tab === 'resources' && <ResourcesPanel />}
        {tab === 'support' && <SupportPanel takeFocus={led} />}
      </Tabs>
    </Page>
  );
}
