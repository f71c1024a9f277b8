import type { Scope } from '@nestwell/contracts/calendar';
import { Button, RadioRows, Sheet } from '@nestwell/ui';
import { useState } from 'react';

interface ScopeQuestionProps {
  title: string;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  /** One alone cannot repeat otherwise than its series. */
  wholeSeriesOnly?: boolean;
  onChoose: (scope: Scope) => void;
  onCancel: () => void;
}

const one = { value: 'one', label: 'Only this one' } as const;
const several = [
  { value: 'later', label: 'This and later ones' },
  { value: 'all', label: 'All of them' },
] as const satisfies readonly { value: Scope; label: string }[];

/** How far a change of a repeating reminder reaches. */
export function ScopeQuestion({
  title,
  confirmLabel,
  danger,
  busy,
  wholeSeriesOnly = false,
  onChoose,
  onCancel,
}: ScopeQuestionProps) {
  const [scope, setScope] = useState<Scope>(wholeSeriesOnly ? 'later' : 'one');
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
        options={wholeSeriesOnly ? several : [one, ...several]}
        value={scope}
        onValueChange={setScope}
      />
    </Sheet>
  );
}
