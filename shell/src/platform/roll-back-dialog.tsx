import { ConfirmDialog, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { useRollBack } from './platform.queries';

interface RollBackDialogProps {
  id: string;
  /** The registry as it was when she decided: had somebody else decided since, it would be another version's end. */
  rev: number;
  onClose: () => void;
}

/** Asks for the reason, which the audit keeps, and goes back. */
export function RollBackDialog({ id, rev, onClose }: RollBackDialogProps) {
  const [why, setWhy] = useState('');
  const [isMissing, setMissing] = useState(false);
  const rollBack = useRollBack();
  const confirm = () => {
    if (why.trim() === '') return setMissing(true);
    rollBack.mutate({ body: { id, rev, why: why.trim() } }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Roll ${id} back?`}
      description="Everybody gets the version before at their next navigation."
      confirmLabel="Roll back"
      busy={rollBack.isPending}
      busyLabel="Rolling back..."
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
      {rollBack.isError && (
        <p role="alert">Somebody decided something else in the meantime, or the site is away.</p>
      )}
    </ConfirmDialog>
  );
}
