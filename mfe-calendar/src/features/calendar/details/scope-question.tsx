import type { Scope } from '@nestwell/contracts/calendar';
import { Button, RadioRows, Sheet } from '@nestwell/ui';
import { useState } from 'react';

interface ScopeQuestionProps {
  title: string;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  onChoose: (scope: Scope) => void;
  onCancel: () => void;
}

const options = [
  { value: 'one', label: 'Only this one' },
  { value: 'later', label: 'This and later ones' },
  { value: 'all', label: 'All of them' },
] as const satisfies readonly { value: Scope; label: string }[];

/** How far a change of a repeating reminder reaches. */
export function ScopeQuestion({ title, confirmLabel, danger, busy, onChoose, onCancel }: ScopeQuestionProps) {
  const [scope, setScope] = useState<Scope>('one');
  return (
    <Sheet
      open
      onOpenChange={onCancel}
      title={title}
      footer={
        <>
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger-filled' : 'primary'} busy={busy} onClick={() => onChoose(scope)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <RadioRows
        label="Which reminders"
        labelHidden
        options={options}
        value={scope}
        onValueChange={setScope}
      />
    </Sheet>
  );
}
