import type { Comment } from '@nestwell/contracts/community';
import { usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { openingOf } from '../lib/opening-of';
import { useDeleteComment, useSettle } from './comments.queries';

interface DeleteCommentProps {
  comment: Comment;
  onClose: () => void;
}

export function DeleteComment({ comment, onClose }: DeleteCommentProps) {
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const counted = useSettle(comment.postId);
  const remove = useDeleteComment(comment.postId);
  const confirm = () =>
    // Promises rather than callbacks: the question leaves with the comment, and what became of it is said all the same.
    void remove.mutateAsync({ params: { commentId: comment.id } }).then(
      () => {
        onClose();
        sayUndoable({ title: 'Comment deleted' }, () =>
          putBack('comment', comment.id).then(() => counted(1)),
        );
      },
      () =>
        toast({
          title: 'Error',
          description: 'Failed to delete your comment. Please try again.',
          tone: 'alert',
        }),
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete “${openingOf(comment.content)}”?`}
      description="For a few seconds you can take it back."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
