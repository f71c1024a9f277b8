import { dialOf, regionHere, Slot } from '@nestwell/remote-kit';
import { buttonClass, HelpEgg, Phone, Sheet, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { EmergencyNumbers } from './emergency-numbers';
import { useReadyHelp } from './use-ready-help';

interface UrgentHelpProps {
  /** On a screen without the bottom navigation. */
  alone: boolean;
}

/**
 * Help is one tap away on every screen, gated, signed out or offline. The way in is the shell's own, so that it stands
 * there before any remote does; the panel is the remote's that fills the slot, and bare numbers as long as it is missing.
 */
export function UrgentHelp({ alone }: UrgentHelpProps) {
  const [open, setOpen] = useState(false);
  const here = regionHere();
  useReadyHelp();
  return (
    <aside aria-label="Urgent help">
      <HelpEgg
        label="Is this urgent?"
        alone={alone}
        aria-haspopup="dialog"
        {...warmLayers}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Is this urgent?"
        description="Trust the feeling that something is wrong."
        footer={here && <CallButton number={here.emergency} />}
      >
        <Slot name="shell.urgent@1">
          <EmergencyNumbers />
        </Slot>
      </Sheet>
    </aside>
  );
}

/** The number of the place her clock says she is in; the others stand above. */
function CallButton({ number }: { number: string }) {
  return (
    <a className={buttonClass({ full: true })} href={dialOf(number)}>
      <Phone aria-hidden="true" />
      {`Call ${number}`}
    </a>
  );
}
