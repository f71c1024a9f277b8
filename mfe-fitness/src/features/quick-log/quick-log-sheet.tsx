import { weightUnit } from '@nestwell/domain/units';
import { Button, Sheet, Tabs } from '@nestwell/ui';
import { useState } from 'react';
import { LowWeekOffer } from '../../lib/support/low-week-offer';
import { PhysicalPanel } from './physical-panel';
import * as css from './quick-log.module.css';
import { useQuickLog } from './use-quick-log';
import type { QuickValues } from './lib/touched';
import { WellnessPanel } from './wellness-panel';

interface QuickLogSheetProps {
  /** The tab it opens with. */
  first: Tab;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const tabs = [
  { id: 'wellness', label: 'Wellness' },
  { id: 'physical', label: 'Physical' },
] as const;

export type Tab = (typeof tabs)[number]['id'];

export function QuickLogSheet({ first, open, onOpenChange }: QuickLogSheetProps) {
  const log = useQuickLog();
  const [tab, setTab] = useState(first);

  async function save(more?: QuickValues) {
    if (await log.save(more)) onOpenChange(false);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Quick Log"
      unsaved={
        log.typedWeight ? { how: 'wrote', words: [`${log.typedWeight} ${weightUnit[log.units]}`] } : undefined
      }
      footer={
        <Button full busy={log.saving} busyLabel="Saving..." onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <Tabs label="What to log" items={tabs} value={tab} onValueChange={setTab}>
        <div className={css.panel}>
          {tab === 'wellness' ? (
            <WellnessPanel log={log} onSlept={(sleepHours) => void save({ sleepHours })} />
          ) : (
            <PhysicalPanel log={log} />
          )}
        </div>
      </Tabs>
      <LowWeekOffer mood={log.value('mood')} />
      <p className={css.notice} role="status">
        {log.notice.untouched && 'Change anything you want to log, then save.'}
        {log.notice.weight && tab !== 'physical' && log.notice.weight}
      </p>
    </Sheet>
  );
}
