import { wordLimits } from '@nestwell/domain/limits';
import type { RiskKind } from '@nestwell/domain/risk-words';
import { useDraft } from '@nestwell/remote-kit';
import { Button, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { draftProblem } from './lib/draft-problem';
import { emptyDraft, rewritten } from './lib/post-draft';
import { PostForm } from './post-form';
import { useShareDraft } from './use-share-draft';

interface ComposerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What her words were about, if anything asks for help. */
  onOfferSupport: (kinds: readonly RiskKind[]) => void;
}

/** 'Share with Community'. Closing asks whether to keep a draft; sharing clears it. */
export function Composer({ open, onOpenChange, onOfferSupport }: ComposerProps) {
  const written = useDraft('community.post', emptyDraft);
  const { draft, setDraft, keep, letGo } = written;
  const [tried, setTried] = useState(false);
  const onDone = () => {
    onOpenChange(false);
    setTried(false);
  };
  const { share, isPending } = useShareDraft(written, { onDone, onOfferSupport });
  const problem = draftProblem(draft.content, wordLimits.post);

  const submit = () => {
    setTried(true);
    if (problem === undefined) share();
  };

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      onKeep={keep}
      onLetGo={letGo}
      title="Share with Community"
      footer={
        <>
          <Button variant="line" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button busy={isPending} busyLabel="Sharing..." onClick={submit}>
            Share post
          </Button>
        </>
      }
    >
      <PostForm
        draft={draft}
        onChange={(next) => setDraft(rewritten(next))}
        onClear={letGo}
        askAnonymous
        error={tried ? problem : undefined}
      />
    </Sheet>
  );
}
