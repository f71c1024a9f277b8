import { Button, LifeBuoy, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { UrgentSheet } from './urgent-sheet';
import * as css from './urgent.module.css';

/** Help is one tap away on every screen, gated, signed out or offline: nothing here asks the server. */
export function Urgent() {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.place}>
      <Button
        variant="line"
        small
        icon={<LifeBuoy aria-hidden="true" />}
        aria-haspopup="dialog"
        {...warmLayers}
        onClick={() => setOpen(true)}
      >
        Is this urgent?
      </Button>
      <UrgentSheet open={open} onOpenChange={setOpen} />
    </div>
  );
}
