import type { Comment, Post, Subject } from '@nestwell/contracts/community';
import { useMember, usePutBack, useToast, useUndo } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { openingOf } from './lib/opening-of';
import { useBlockAuthor, useDeletePost, useRefreshPosts, useUnblock } from './posts.queries';

interface DeleteQuestionProps {
  post: Post;
  onClose: () => void;
}

export function DeleteQuestion({ post, onClose }: DeleteQuestionProps) {
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const refresh = useRefreshPosts();
  const remove = useDeletePost();
  const confirm = () =>
    remove.mutate(
      { params: { postId: post.id } },
      {
        onSuccess: () => {
          onClose();
          sayUndoable({ title: 'Post deleted' }, () => putBack('post', post.id).then(refresh));
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
      description="Its comments go with it. For a few seconds you can take it back."
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
  words: Post | Comment;
}

const SIGNED_BLOCK = 'You won’t see what this person posts and answers under her name. Nobody is told.';
/** Anything else that vanished with the words would tell who wrote them. */
const namelessBlock = (subject: Subject) =>
  `You won’t see this ${subject} anymore. To keep its author unnamed, nothing else vanishes. Nobody is told.`;

interface BlockQuestionProps {
  blocked: Blocked;
  onClose: () => void;
}

export function BlockQuestion({ blocked, onClose }: BlockQuestionProps) {
  const { subject, words } = blocked;
  const nameless = words.userId === null;
  const { id: userId } = useMember();
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const [block, unblock] = [useBlockAuthor(), useUnblock()];
  const confirm = () =>
    block.mutate(
      { params: { userId }, body: { subject, subjectId: words.id } },
      {
        onSuccess: ({ id: blockId, name, anonymous }) => {
          onClose();
          const unseen = anonymous ? `this ${subject}` : `anything signed by ${name}`;
          sayUndoable({ title: 'Blocked', description: `You won’t see ${unseen} anymore.` }, () =>
            unblock.mutateAsync({ params: { userId, blockId } }),
          );
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
      title={`Block ${words.user.name}?`}
      description={nameless ? namelessBlock(subject) : SIGNED_BLOCK}
      confirmLabel="Block"
      busyLabel="Blocking..."
      busy={block.isPending}
      onConfirm={confirm}
    />
  );
}
