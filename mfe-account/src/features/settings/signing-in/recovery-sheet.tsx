import type { RecoverySheet as Codes } from '@nestwell/contracts/identity';
import { useToast } from '@nestwell/remote-kit';
import { Button, ConfirmDialog, Copy, Printer, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { RecoveryPaper } from './recovery-paper';
import * as css from './signing-in.module.css';

interface RecoverySheetProps {
  sheet: Codes;
  email: string;
  onClose: () => void;
}

/** Shown this once: leaving it without a word that they are kept asks once. */
export function RecoverySheet({ sheet, email, onClose }: RecoverySheetProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { toast } = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(sheet.codes.join('\n'));
      toast({ title: 'Copied', description: 'Put them where you keep papers.' });
    } catch {
      toast({ title: 'Not copied', description: 'Print them, or write them down.', tone: 'alert' });
    }
  }

  return (
    <>
      <Sheet
        open
        onOpenChange={(isOpen) => setLeaving(!isOpen)}
        title="Your recovery codes"
        description="For the day the phone is lost. Each works once. We show them only now."
        footer={<Button onClick={onClose}>I have kept them</Button>}
      >
        <ol className={css.codes} aria-label="Your recovery codes">
          {sheet.codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={css.two}>
          <Button variant="line" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="line" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            Copy
          </Button>
        </div>
        <p className={css.note}>Keep them where you keep papers, not in your mail.</p>
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setLeaving}
          title="Have you kept them?"
          description="They are not shown again. You can make new ones at any time."
          confirmLabel="Leave"
          cancelLabel="Back to the codes"
          tone="primary"
          onConfirm={onClose}
        />
      </Sheet>
      <RecoveryPaper sheet={sheet} email={email} />
    </>
  );
}
