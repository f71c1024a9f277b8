import type { ModerationAction } from '@nestwell/contracts/community';
import { moderationNoteLength, suspensionDays } from '@nestwell/domain/limits';
import { trimmed } from '@nestwell/domain/words';
import { useToast } from '@nestwell/remote-kit';
import { Button, Sheet, TextArea } from '@nestwell/ui';
import { useState } from 'react';
import { useModerate } from './moderation.queries';
import type { Deciding } from './deciding';

const titles = {
  keep: 'Leave as it is',
  hide: 'Hide from everyone',
  restore: 'Show again',
  warn: 'Send a warning',
  suspend: `Suspend posting for ${suspensionDays} days`,
} as const satisfies Record<ModerationAction, string>;

/** Every decision needs its reason, which is logged, and sent to the author unless all stays as it is. */
export function DecisionSheet({ item, action, onClose }: Deciding & { onClose: () => void }) {
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const { toast } = useToast();
  const moderate = useModerate();

  const decide = () => {
    setTried(true);
    if (!trimmed(why)) return;
    const { subject, subjectId } = item;
    moderate.mutate(
      { body: { subject, subjectId, action, why: why.trim() } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Decided', description: 'Your decision is in the log.' });
        },
        onError: () => {
          toast({
            title: 'Error',
            description: 'Failed to save the decision. Please try again.',
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
      title={titles[action]}
      description={action === 'keep' ? 'Your reason goes into the log.' : 'The author reads your reason.'}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={moderate.isPending} busyLabel="Saving..." onClick={decide}>
            {titles[action]}
          </Button>
        </>
      }
    >
      <TextArea
        label="Why?"
        rows={3}
        limit={moderationNoteLength}
        value={why}
        onValueChange={setWhy}
        error={tried && !trimmed(why) ? 'Say why: it goes into the log' : undefined}
      />
    </Sheet>
  );
}
