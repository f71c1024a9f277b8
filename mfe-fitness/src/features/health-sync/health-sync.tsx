import { useUser } from '@nestwell/remote-kit';
import { Button, HeartPulse, useOpening, warmLayers } from '@nestwell/ui';
import * as css from './health-sync.module.css';
import { SyncWizard } from './sync-wizard';

/** One button; everything else happens in four steps of a sheet. */
export function HealthSync() {
  const { user } = useUser();
  const { times, open, setOpen, start } = useOpening();
  if (!user) return null;
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
      {times > 0 && <SyncWizard key={times} open={open} onOpenChange={setOpen} />}
    </>
  );
}
