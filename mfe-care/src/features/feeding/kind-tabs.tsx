import { useMember } from '@nestwell/remote-kit';
import { useTab } from '@nestwell/remote-kit/router';
import { Tabs } from '@nestwell/ui';
import type { ComponentType } from 'react';
import { diaperTitle, useDiaperWord } from '../../lib/diaper-word';
import { BottlePanel } from './bottle/bottle-panel';
import { BreastPanel } from './breast/breast-panel';
import { NappyPanel } from './nappy/nappy-panel';
import type { PanelProps } from './panel-props';
import { PumpPanel } from './pump/pump-panel';
import { SleepPanel } from './sleep/sleep-panel';

const tabs = ['breast', 'bottle', 'pump', 'nappy', 'sleep'] as const;
type Tab = (typeof tabs)[number];

const panels: Record<Tab, { label: string; Panel: ComponentType<PanelProps> }> = {
  breast: { label: 'Breast', Panel: BreastPanel },
  bottle: { label: 'Bottle', Panel: BottlePanel },
  pump: { label: 'Pump', Panel: PumpPanel },
  nappy: { label: 'Diaper', Panel: NappyPanel },
  sleep: { label: 'Sleep', Panel: SleepPanel },
};

/** Without nursing the bottle comes first, and the breast is there where she noted it. */
function tabsFor(isBreastfeeding: boolean, { notes }: PanelProps): readonly [Tab, ...Tab[]] {
  if (isBreastfeeding) return tabs;
  const nurses = notes.some(({ kind }) => kind === 'breast');
  return ['bottle', 'nappy', 'sleep', 'pump', ...(nurses ? (['breast'] as const) : [])];
}

export function KindTabs(props: PanelProps) {
  const shown = tabsFor(useMember().isBreastfeeding, props);
  const [tab, choose] = useTab(shown);
  const { Panel } = panels[tab];
  const diaper = diaperTitle[useDiaperWord()];
  const items = shown.map((id) => ({ id, label: id === 'nappy' ? diaper : panels[id].label }));
  return (
    <Tabs label="What you note" items={items} value={tab} onValueChange={choose}>
      <Panel key={`${tab} ${props.baby}`} {...props} />
    </Tabs>
  );
}
