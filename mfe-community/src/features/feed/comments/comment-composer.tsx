import { wordLimits } from '@nestwell/contracts/community';
import { useMember, useToast } from '@nestwell/remote-kit';
import { Button, TextArea } from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../feed.module.css';
import { draftProblem } from '../lib/draft-problem';
import { useAddComment } from './comments.queries';

interface CommentComposerProps {
  postId: string;
  onOfferSupport: () => void;
}

/** Stands at the foot of the sheet. A failure keeps the words. */
export function CommentComposer({ postId, onOfferSupport }: CommentComposerProps) {
  const [words, setWords] = useState('');
  const { id: userId } = useMember();
  const { toast } = useToast();
  const add = useAddComment(postId);
  const problem = draftProblem(words, wordLimits.comment);

  const send = () => {
    if (problem !== undefined) return;
    add.mutate(
      { body: { postId, userId, content: words.trim() } },
      {
        onSuccess: ({ offerSupport }) => {
          setWords('');
          toast({ title: 'Comment added!', description: 'Your comment has been added to the conversation.' });
          if (offerSupport) onOfferSupport();
        },
        onError: () => {
          toast({ title: 'Error', description: 'Failed to add comment. Please try again.', tone: 'alert' });
        },
      },
    );
  };

  return (
    <div className={css.composer}>
      <TextArea
        label="Write a comment"
        labelHidden
        rows={1}
        placeholder="Sending warmth back."
        limit={wordLimits.comment}
        error={words.trim() ? problem : undefined}
        value={words}
        onValueChange={setWords}
      />
      <Button busy={add.isPending} busyLabel="Sending..." disabled={problem !== undefined} onClick={send}>
        Send
      </Button>
    </div>
  );
}
