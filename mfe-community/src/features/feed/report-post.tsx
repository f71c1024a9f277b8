import {
  reportReasonNames,
  reportReasons,
  type ReportReason,
  type Subject,
} from '@nestwell/contracts/community';
import { moderationNoteLength } from '@nestwell/domain/limits';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer, useToast } from '@nestwell/remote-kit';
import { Button, RadioRows, Sheet, TextArea } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './feed.module.css';
import { useReport } from './posts.queries';

export interface Reported {
  subject: Subject;
  subjectId: string;
}

const options = reportReasons.map((value) => ({ value, label: reportReasonNames[value] }));

export function ReportSheet({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { toast } = useToast();
  const report = useReport();

  const send = () => {
    setTried(true);
    if (!reason) return;
    report.mutate(
      { body: { ...reported, reason, note: note.trim() || undefined } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Thank you', description: 'We look at every report.' });
        },
        onError: () => {
          toast({
            title: 'Error',
            description: 'Failed to send your report. Please try again.',
            tone: 'alert',
          });
        },
      },
    );
  };

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={`Report this ${reported.subject}`}
      description="Whoever wrote it does not learn that it was you."
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={report.isPending} busyLabel="Sending..." onClick={send}>
            Send report
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <RadioRows
          label="What is wrong with it?"
          options={options}
          value={reason}
          onValueChange={setReason}
          error={tried && !reason ? 'Choose what is wrong, so that we can help' : undefined}
        />
        <TextArea
          label="Anything we should know? (optional)"
          rows={3}
          limit={moderationNoteLength}
          value={note}
          onValueChange={setNote}
        />
        <RiskAnswer kinds={riskKindsOf(note)} onClear={() => setNote('')} />
      </div>
    </Sheet>
  );
}
