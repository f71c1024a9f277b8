import { ConfirmDialog, TextField } from '@nestwell/ui';
import { useState } from 'react';
import type { Environment } from '@nestwell/contracts/delivery';
import type { Asked } from './asked';
import { useDecisions } from './platform.queries';

interface DecisionDialogProps {
  asked: Asked;
  environment: Environment;
  /** The registry as it was when she decided: had somebody else decided since, it would be another version's end. */
  registry: { rev: number; digest?: string };
  onClose: () => void;
}

/** Asks for the reason, which the history keeps, and decides. */
export function DecisionDialog({ asked, environment, registry, onClose }: DecisionDialogProps) {
  const [why, setWhy] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { decide, isPending, isError } = useDecisions();
  const confirm = () => {
    if (why.trim() === '') return setMissing(true);
    const { rev, digest } = registry;
    decide(asked, { environment, rev, digest, why: why.trim() }, onClose);
  };
  const { title, description, verb, busy } = wordsOf(asked);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={verb}
      tone={asked.kind === 'promote' ? 'primary' : 'danger-filled'}
      busy={isPending}
      busyLabel={busy}
      onConfirm={confirm}
    >
      <TextField
        label="Why"
        value={why}
        onValueChange={setWhy}
        error={isMissing && why.trim() === '' ? 'The others will want to know why' : undefined}
        maxLength={200}
        required
      />
      {isError && <p role="alert">Somebody decided something else in the meantime, or the site is away.</p>}
    </ConfirmDialog>
  );
}

function wordsOf(asked: Asked) {
  switch (asked.kind) {
    case 'rollBack':
      return {
        title: `Roll ${asked.id} back?`,
        description: `Everybody gets ${asked.to} at their next navigation. What is left is never fallen back to.`,
        verb: 'Roll back',
        busy: 'Rolling back...',
      };
    case 'takeBack':
      return {
        title: `Take ${asked.id} ${asked.version} back?`,
        description: 'Whoever tries it gets the current version at the next navigation.',
        verb: 'Take back',
        busy: 'Taking back...',
      };
    case 'promote':
      return {
        title: `Promote ${asked.id} ${asked.version}?`,
        description: 'Everybody gets it at their next navigation.',
        verb: 'Promote',
        busy: 'Promoting...',
      };
    case 'restore':
      return {
        title: `Restore revision ${asked.revision}?`,
        description: 'All modules get the versions they had then, at once.',
        verb: 'Restore',
        busy: 'Restoring...',
      };
  }
}
