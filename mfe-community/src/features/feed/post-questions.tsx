import type { Post, Subject } from '@nestwell/contracts/community';
import { useMember, useToast } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { openingOf } from './lib/opening-of';
import { useBlockAuthor, useDeletePost } from './posts.queries';

interface DeleteQuestionProps {
  post: Post;
  onClose: () => void;
}

export function DeleteQuestion({ post, onClose }: DeleteQuestionProps) {
  const { toast } = useToast();
  const remove = useDeletePost();
  const confirm = () =>
    remove.mutate(
      { params: { postId: post.id } },
      {
        onSuccess: () => {
          onClose();
          toast({ title: 'Post deleted' });
        },
        onError: () => {
          toast({
            title: 'Error',
            description: 'Failed to delete your post. Please try again.',
            tone: 'alert',
          });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete “${openingOf(post.content)}”?`}
      description="Its comments go with it. This cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}

/** Whose words she no longer wants to see, named by some of them: who wrote them may be nobody's business. */
export interface Blocked {
  subject: Subject;
  subjectId: string;
  name: string;
}

interface BlockQuestionProps {
  blocked: Blocked;
  onClose: () => void;
}

export function BlockQuestion({ blocked, onClose }: BlockQuestionProps) {
  const { subject, subjectId, name: shownName } = blocked;
  const { id: userId } = useMember();
  const { toast } = useToast();
  const block = useBlockAuthor();
  const confirm = () =>
    block.mutate(
      { params: { userId }, body: { subject, subjectId } },
      {
        onSuccess: ({ name }) => {
          onClose();
          toast({ title: 'Blocked', description: `You won’t see anything by ${name} any more.` });
        },
        onError: () => {
          toast({ title: 'Error', description: 'Failed to block. Please try again.', tone: 'alert' });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Block ${shownName}?`}
      description="You won’t see this person’s posts and comments any more. Nobody is told."
      confirmLabel="Block"
      busyLabel="Blocking..."
      busy={block.isPending}
      onConfirm={confirm}
    />
  );
}
