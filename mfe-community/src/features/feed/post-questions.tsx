import type { Post } from '@nestwell/contracts/community';
import { useMember, useToast } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { useBlockAuthor, useDeletePost } from './posts.queries';

interface QuestionProps {
  post: Post;
  onClose: () => void;
}

/** The beginning of a post, to name it by. */
const openingOf = ({ content }: Post) =>
  content.length > 40 ? `${content.slice(0, 40).trimEnd()}…` : content;

export function DeleteQuestion({ post, onClose }: QuestionProps) {
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
      title={`Delete “${openingOf(post)}”?`}
      description="Its comments go with it. This cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}

export function BlockQuestion({ post, onClose }: QuestionProps) {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const block = useBlockAuthor();
  const confirm = () =>
    block.mutate(
      { params: { userId }, body: { subject: 'post', subjectId: post.id } },
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
      title={`Block ${post.user.name}?`}
      description="You won’t see this person’s posts and comments any more. Nobody is told."
      confirmLabel="Block"
      busyLabel="Blocking..."
      busy={block.isPending}
      onConfirm={confirm}
    />
  );
}
