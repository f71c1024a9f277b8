import type { Post } from '@nestwell/contracts/community';
import { EmptyState, LoadFailure, Sheet, Skeleton } from '@nestwell/ui';
import * as css from '../feed.module.css';
import type { Reported } from '../report-post';
import { CommentBubble } from './comment-bubble';
import { CommentComposer } from './comment-composer';
import { useComments } from './comments.queries';

interface CommentsSheetProps {
  post: Post;
  onClose: () => void;
  onReport: (reported: Reported) => void;
  onOfferSupport: () => void;
}

export function CommentsSheet({ post, onClose, onReport, onOfferSupport }: CommentsSheetProps) {
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={
        <>
          Comments <span className={css.count}>{post.commentCount}</span>
        </>
      }
      footer={<CommentComposer postId={post.id} onOfferSupport={onOfferSupport} />}
    >
      <blockquote className={css.quote}>{post.content}</blockquote>
      <CommentList postId={post.id} onReport={onReport} />
    </Sheet>
  );
}

function CommentList({ postId, onReport }: { postId: string; onReport: (reported: Reported) => void }) {
  const comments = useComments(postId);
  if (comments.isPending) return <Skeleton label="Loading comments" rows={2} />;
  if (comments.isLoadingError) return <LoadFailure onRetry={() => void comments.refetch()} />;
  if (comments.data.length === 0) {
    return (
      <EmptyState art="cups" title="No comments yet">
        A kind word goes a long way.
      </EmptyState>
    );
  }
  return (
    <ul className={css.comments} aria-label="Comments">
      {comments.data.map((comment) => (
        <CommentBubble key={comment.id} comment={comment} onReport={onReport} />
      ))}
    </ul>
  );
}
