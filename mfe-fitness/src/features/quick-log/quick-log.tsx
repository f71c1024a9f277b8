import { useUser } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { later, QuickActionEgg, useOpening, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import type { Tab } from './quick-log-sheet';

const QuickLogSheet = later(() =>
  import(/* webpackChunkName: "kept-log" */ './quick-log-sheet').then((sheet) => sheet.QuickLogSheet),
);

/** The egg in the bowl's corner and the sheet it opens. */
export function QuickLog() {
  const { user } = useUser();
  const { times, open, setOpen, start } = useOpening();
  const [tab, setTab] = useState<Tab>('wellness');
  const startAt = (first: Tab) => {
    setTab(first);
    start();
  };
  useAsked('water', () => startAt('physical'));
  useAsked('log', () => startAt('wellness'));
  useAsked('sleep', () => startAt('wellness'));
  if (!user) return null;
  return (
    <>
      <QuickActionEgg
        label="Quick log"
        aria-haspopup="dialog"
        {...warmLayers}
        onClick={() => startAt('wellness')}
      />
      {times > 0 && <QuickLogSheet key={times} first={tab} open={open} onOpenChange={setOpen} />}
    </>
  );
}
