import { Button, Sheet, type Unsaved } from '@nestwell/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import * as css from './own-form.module.css';

interface OwnFormSheetProps {
  title: string;
  description?: string;
  saveLabel: string;
  /** Enough is said to keep it. */
  isReady: boolean;
  busy: boolean;
  /** What is in it beside what stands in its fields. */
  unsaved?: Unsaved;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Something of hers written down over another form. */
export function OwnFormSheet(props: OwnFormSheetProps) {
  const { title, description, saveLabel, isReady, busy, unsaved, onSave, onClose, children } = props;
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The form below must not be sent with it.
    event.stopPropagation();
    if (isReady && !busy) onSave();
  };
  return (
    <Sheet
      open
      onTop
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={description}
      unsaved={unsaved}
      footer={
        <Button full type="submit" form={formId} disabled={!isReady} busy={busy} busyLabel="Saving...">
          {saveLabel}
        </Button>
      }
    >
      <form id={formId} className={css.form} noValidate onSubmit={save}>
        {children}
      </form>
    </Sheet>
  );
}
