import { useUser } from '@nestwell/remote-kit';
import { QuickActionEgg, useOpening, warmLayers } from '@nestwell/ui';
import { QuickLogSheet } from './quick-log-sheet';

/** The egg in the bowl's corner and the sheet it opens. */
export function QuickLog() {
  const { user } = useUser();
  const { times, open, setOpen, start } = useOpening();
  if (!user) return null;
  return (
    <>
      <QuickActionEgg label="Quick log" aria-haspopup="dialog" {...warmLayers} onClick={start} />
      {times > 0 && <QuickLogSheet key={times} open={open} onOpenChange={setOpen} />}
    </>
  );
}
