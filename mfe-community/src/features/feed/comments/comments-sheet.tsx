import type { Post, ShownPosts } from '@nestwell/contracts/community';
import { riskKindsOf, type RiskKind } from '@nestwell/domain/risk-words';
import { RiskAnswer, useDraft } from '@nestwell/remote-kit';
import { Button, EmptyState, LoadFailure, Row, Sheet, Skeleton } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import * as wordsCss from '../../../lib/words.module.css';
import * as css from '../feed.module.css';
import { useShown } from '../quiet-room/shown';
import { CommentBubble, type CommentActs } from './comment-bubble';
import { CommentComposer } from './comment-composer';
import { useComments } from './comments.queries';

interface CommentsSheetProps extends CommentActs {
  post: Post;
  onClose: () => void;
  onOfferSupport: (kinds: readonly RiskKind[]) => void;
}

export function CommentsSheet({ post, onClose, onReport, onBlock, onOfferSupport }: CommentsSheetProps) {
  const visit = useShown();
  const [hearsAll, setHearsAll] = useState(false);
  const shown: ShownPosts = hearsAll ? { show: 'everything' } : visit;
  const comments = useComments(post.id, shown);
  const [added, setAdded] = useState<string>();
  const draft = useDraft(`community.comment.${post.id}`, { words: '' });
  const kinds = riskKindsOf(draft.draft.words);
  const read = comments.data?.pages.flatMap(({ rows }) => rows);
  const count = read === undefined || comments.hasNextPage ? post.commentCount : read.length;
  return (
    <Sheet
      open
      tall
      onOpenChange={onClose}
      onKeep={draft.keep}
      onLetGo={draft.letGo}
      title={
        <>
          Comments <span className={css.count}>{count}</span>
        </>
      }
      footer={
        <CommentComposer post={post} onAdded={setAdded} draft={draft} onOfferSupport={onOfferSupport} />
      }
    >
      {kinds.length > 0 && <AnswerOnTop kinds={kinds} onClear={draft.letGo} />}
      <blockquote className={`${wordsCss.quote} ${css.answered}`}>{post.content}</blockquote>
      <CommentList comments={comments} added={added} onReport={onReport} onBlock={onBlock} />
      {shown.show === 'quiet' && <HearAll onHear={() => setHearsAll(true)} />}
    </Sheet>
  );
}

/** In the quiet room the others' answers come only when she asks for them. */
function HearAll({ onHear }: { onHear: () => void }) {
  return (
    <Row wrap className={css.hearAll}>
      <p className={wordsCss.time}>Only answers from people living with a loss are shown.</p>
      <Button variant="quiet" small onClick={onHear}>
        Show all answers
      </Button>
    </Row>
  );
}

/** Comes into view at the head of the sheet, whose foot and keyboard leave no room beside the field. */
function AnswerOnTop({ kinds, onClear }: { kinds: readonly RiskKind[]; onClear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <div ref={place} className={css.offered}>
      <RiskAnswer kinds={kinds} onClear={onClear} />
    </div>
  );
}

interface CommentListProps extends CommentActs {
  comments: ReturnType<typeof useComments>;
  added: string | undefined;
}

function CommentList({ comments, added, ...acts }: CommentListProps) {
  if (comments.isPending) return <Skeleton label="Loading comments" rows={2} />;
  if (comments.isLoadingError) return <LoadFailure onRetry={() => void comments.refetch()} />;
  const shown = comments.data.pages.flatMap(({ rows }) => rows);
  if (shown.length === 0) {
    return (
      <EmptyState art="cups" title="No comments yet">
        A kind word goes a long way.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={wordsCss.list} aria-label="Comments">
        {shown.map((comment) => (
          <CommentBubble key={comment.id} comment={comment} fresh={comment.id === added} {...acts} />
        ))}
      </ul>
      {comments.hasNextPage && (
        <Button
          variant="line"
          busy={comments.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void comments.fetchNextPage()}
        >
          Show later comments
        </Button>
      )}
    </>
  );
}
