import { useUser } from '@nestwell/remote-kit';
import { Button, HeartPulse, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './health-sync.module.css';
import { SyncWizard } from './sync-wizard';

/** One button; everything else happens in four steps of a sheet. */
export function HealthSync() {
  const { user } = useUser();
  // A key of its own for each opening: what was answered and left is not there the next time.
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const start = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button
        full
        className={css.button}
        icon={<HeartPulse aria-hidden="true" />}
        {...warmLayers}
        onClick={start}
      >
        One-Tap Health Sync
      </Button>
      {opening > 0 && <SyncWizard key={opening} open={open} onOpenChange={setOpen} />}
    </>
  );
}
