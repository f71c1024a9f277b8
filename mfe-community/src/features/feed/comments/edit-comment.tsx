import { community, type Comment } from '@nestwell/contracts/community';
import { wordLimits } from '@nestwell/domain/limits';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer, useToast } from '@nestwell/remote-kit';
import { Button, Row, TextArea } from '@nestwell/ui';
import { useState } from 'react';
import { draftProblem } from '../lib/draft-problem';
import { refusalWords } from '../lib/refusal-words';
import { useEditComment } from './comments.queries';

export function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const [words, setWords] = useState(comment.content);
  const { toast } = useToast();
  const edit = useEditComment(comment.postId);
  const problem = draftProblem(words, wordLimits.comment);
  const save = () => {
    if (problem !== undefined) return;
    edit.mutate(
      { params: { commentId: comment.id }, body: { content: words.trim() } },
      {
        onSuccess: onClose,
        onError: (error) => {
          const description = refusalWords(
            community.editComment,
            error,
            'Failed to change your comment. Please try again.',
          );
          toast({ title: 'Error', description, tone: 'alert' });
        },
      },
    );
  };
  return (
    <>
      <TextArea
        label="Your comment"
        labelHidden
        rows={2}
        limit={wordLimits.comment}
        error={problem}
        value={words}
        onValueChange={setWords}
      />
      <RiskAnswer kinds={riskKindsOf(words)} onClear={() => setWords('')} />
      <Row gap={2}>
        <Button variant="soft" small busy={edit.isPending} busyLabel="Saving..." onClick={save}>
          Save
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </>
  );
}
