import { useUser } from '@nestwell/remote-kit';
import { Button, HeartPulse, later, useOpening, warmLayers } from '@nestwell/ui';
import * as css from './health-sync.module.css';

const SyncWizard = later(() =>
  import(/* webpackChunkName: "kept-log" */ './sync-wizard').then((sheet) => sheet.SyncWizard),
);

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
