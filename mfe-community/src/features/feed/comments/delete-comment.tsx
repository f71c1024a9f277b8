import type { Comment } from '@nestwell/contracts/community';
import { useToast } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { openingOf } from '../lib/opening-of';
import { useDeleteComment } from './comments.queries';

interface DeleteCommentProps {
  comment: Comment;
  onClose: () => void;
}

export function DeleteComment({ comment, onClose }: DeleteCommentProps) {
  const { toast } = useToast();
  const remove = useDeleteComment(comment.postId);
  const confirm = () =>
    remove.mutate(
      { params: { commentId: comment.id } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Comment deleted' });
        },
        onError: () => {
          toast({
            title: 'Error',
            description: 'Failed to delete your comment. Please try again.',
            tone: 'alert',
          });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete “${openingOf(comment.content)}”?`}
      description="This cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
