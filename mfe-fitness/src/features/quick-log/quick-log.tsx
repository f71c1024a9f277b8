import { useUser } from '@nestwell/remote-kit';
import { QuickActionEgg, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { QuickLogSheet } from './quick-log-sheet';

/** The egg in the bowl's corner and the sheet it opens. */
export function QuickLog() {
  const { user } = useUser();
  // Each opening starts afresh; what she left unsaved by closing is gone.
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const start = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <QuickActionEgg label="Quick log" aria-haspopup="dialog" {...warmLayers} onClick={start} />
      {opening > 0 && <QuickLogSheet key={opening} open={open} onOpenChange={setOpen} />}
    </>
  );
}
