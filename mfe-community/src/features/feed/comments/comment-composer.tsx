import { community, type Post } from '@nestwell/contracts/community';
import { wordLimits } from '@nestwell/domain/limits';
import { riskKindsOf, type RiskKind } from '@nestwell/domain/risk-words';
import { RecognizesSome, useMember, useToast, type Draft } from '@nestwell/remote-kit';
import { Button, Switch, TextArea } from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../feed.module.css';
import { draftProblem } from '../lib/draft-problem';
import { refusalWords } from '../lib/refusal-words';
import { useAddComment } from './comments.queries';

interface CommentComposerProps {
  post: Post;
  /** With the new comment's id. */
  onAdded: (id: string) => void;
  /** What she has written so far; its sheet asks before it goes. */
  draft: Draft<{ words: string }>;
  onOfferSupport: (kinds: readonly RiskKind[]) => void;
}

/** Stands at the foot of the sheet. A failure keeps the words. */
export function CommentComposer({ post, onAdded, draft, onOfferSupport }: CommentComposerProps) {
  const { words } = draft.draft;
  // Under her own nameless post her name would tell whose it is.
  const nameless = post.mine && post.userId === null;
  const [anonymous, setAnonymous] = useState(nameless);
  const { id: userId } = useMember();
  const { toast } = useToast();
  const add = useAddComment(post.id);
  const problem = draftProblem(words, wordLimits.comment);

  const send = () => {
    if (problem !== undefined) return;
    add.mutate(
      { body: { postId: post.id, userId, content: words.trim(), anonymous } },
      {
        onSuccess: ({ id }) => {
          draft.letGo();
          onAdded(id);
          toast({ title: 'Comment added!', description: 'Your comment has been added to the conversation.' });
          onOfferSupport(riskKindsOf(words));
        },
        onError: (error) => {
          const description = refusalWords(
            community.createComment,
            error,
            'Failed to add comment. Please try again.',
          );
          toast({ title: 'Error', description, tone: 'alert' });
        },
      },
    );
  };

  return (
    <div className={css.answer}>
      {nameless && (
        <Switch label="Answer as “Anonymous mom”" checked={anonymous} onCheckedChange={setAnonymous} />
      )}
      <div className={css.composer}>
        <TextArea
          className={css.comment}
          label="Write a comment"
          labelHidden
          rows={1}
          placeholder="Sending warmth back."
          limit={wordLimits.comment}
          error={words.trim() ? problem : undefined}
          value={words}
          onValueChange={(typed) => draft.setDraft({ words: typed })}
        />
        <Button className={css.send} busy={add.isPending} disabled={problem !== undefined} onClick={send}>
          Send
        </Button>
      </div>
      <RecognizesSome />
    </div>
  );
}
