import { useShowsFigures } from '@nestwell/remote-kit';
import { Button, LoadFailure, Sheet, VisuallyHidden, WizardDots } from '@nestwell/ui';
import { useState } from 'react';
import { stepsFor } from './sync-steps';
import { useSync } from './use-sync';

interface SyncWizardProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Four steps, every answer already there: five taps when today is as shown. */
export function SyncWizard({ open, onOpenChange }: SyncWizardProps) {
  const sync = useSync(open);
  const [place, setPlace] = useState(0);
  const steps = stepsFor(useShowsFigures());
  const step = steps[place] ?? steps[0];
  const last = place === steps.length - 1;

  async function next() {
    if (!last) setPlace(place + 1);
    else if (await sync.send()) onOpenChange(false);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={step.title}
      description={step.purpose}
      tools={<WizardDots step={place + 1} total={steps.length} />}
      footer={
        <>
          {place > 0 && (
            <Button variant="line" onClick={() => setPlace(place - 1)}>
              Back
            </Button>
          )}
          <Button
            disabled={sync.unknown}
            busy={sync.sending}
            busyLabel={last ? 'Syncing...' : undefined}
            onClick={() => void next()}
          >
            {last ? 'Sync Data' : 'Next'}
          </Button>
        </>
      }
    >
      {/* Focus stays on Next, so that five taps are five taps: the new step is said instead. */}
      <VisuallyHidden role="status">{place > 0 && `Step ${place + 1}: ${step.title}`}</VisuallyHidden>
      {sync.unknown ? (
        <LoadFailure onRetry={sync.readAgain}>What you have logged today didn’t load.</LoadFailure>
      ) : (
        <step.Questions sync={sync} />
      )}
    </Sheet>
  );
}
