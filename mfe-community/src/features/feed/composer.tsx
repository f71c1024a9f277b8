import { community } from '@nestwell/contracts/community';
import { wordLimits } from '@nestwell/domain/limits';
import { suggestsRisk } from '@nestwell/domain/risk-words';
import { useDraft, useMember, useToast } from '@nestwell/remote-kit';
import { Button, Sheet } from '@nestwell/ui';
import { useState } from 'react';
import { draftProblem } from './lib/draft-problem';
import { refusalWords } from './lib/refusal-words';
import { emptyDraft, PostForm } from './post-form';
import { useSharePost } from './posts.queries';

interface ComposerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Her words sounded as if she might be at risk. */
  onOfferSupport: () => void;
}

/** 'Share with Community'. Closing asks whether to keep a draft; sharing clears it. */
export function Composer({ open, onOpenChange, onOfferSupport }: ComposerProps) {
  const { draft, setDraft, keep, letGo } = useDraft('community.post', emptyDraft);
  const [tried, setTried] = useState(false);
  const { id: userId } = useMember();
  const { toast } = useToast();
  const share = useSharePost();
  const problem = draftProblem(draft.content, wordLimits.post);

  const submit = () => {
    setTried(true);
    if (problem !== undefined) return;
    share.mutate(
      { body: { userId, ...draft, content: draft.content.trim() } },
      {
        onSuccess: () => {
          onOpenChange(false);
          letGo();
          setTried(false);
          toast({ title: 'Post shared!', description: 'Your post has been shared with the community.' });
          // In the sheet it was offered before; with the sheet it would go.
          if (suggestsRisk(draft.content)) onOfferSupport();
        },
        onError: (error) => {
          const description = refusalWords(
            community.createPost,
            error,
            'Failed to share post. Please try again.',
          );
          toast({ title: 'Error', description, tone: 'alert' });
        },
      },
    );
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
          <Button busy={share.isPending} busyLabel="Sharing..." onClick={submit}>
            Share post
          </Button>
        </>
      }
    >
      <PostForm draft={draft} onChange={setDraft} askAnonymous error={tried ? problem : undefined} />
    </Sheet>
  );
}
