import { feedbackLimits, type FeedbackForAdmins } from '@nestwell/contracts/account';
import { trimmed } from '@nestwell/domain/words';
import { TimeAgo, useInfiniteQuery } from '@nestwell/remote-kit';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  Clock,
  EmptyState,
  handsFocusOn,
  LoadFailure,
  Row,
  Skeleton,
  TextArea,
} from '@nestwell/ui';
import { useRef, useState } from 'react';
import { ShowEarlier } from '../../lib/show-earlier';
import { allFeedback, useReply } from './support.queries';
import * as css from './support.module.css';

/** Everything that was sent, newest first, each with one reply. */
export function AdminFeedback() {
  const feedback = useInfiniteQuery(allFeedback());
  const list = useRef<HTMLDivElement>(null);

  if (feedback.isPending) return <Skeleton label="Loading feedback" rows={4} />;
  if (feedback.isLoadingError) {
    return <LoadFailure onRetry={() => void feedback.refetch()} retrying={feedback.isRefetching} />;
  }
  const rows = feedback.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return (
      <EmptyState art="cups" title="No feedback yet">
        What members write appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <div ref={list} className={css.aside}>
        {rows.map((row) => (
          <Received key={row.id} feedback={row} />
        ))}
      </div>
      <ShowEarlier pages={feedback} list={list} />
    </>
  );
}

function Received({ feedback }: { feedback: FeedbackForAdmins }) {
  const { name, email, message, createdAt, adminReply, adminNotes } = feedback;
  return (
    <article aria-label={`Feedback from ${name}`} tabIndex={-1}>
      <Card>
        <div className={css.card}>
          <Row between align="top" wrap>
            <div>
              <b>{name}</b>
              <p className={css.small}>{email}</p>
              <p className={css.time}>
                <TimeAgo moment={createdAt} />
              </p>
            </div>
            {adminReply === null ? (
              <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
                New
              </Badge>
            ) : (
              <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
                Responded
              </Badge>
            )}
          </Row>
          <p className={css.message}>{message}</p>
          {adminReply === null ? (
            <ReplyForm feedback={feedback} />
          ) : (
            <div className={css.reply}>
              <b>Reply</b>
              <p className={css.message}>{adminReply}</p>
            </div>
          )}
          {adminNotes !== null && <p className={css.small}>Notes: {adminNotes}</p>}
        </div>
      </Card>
    </article>
  );
}

function ReplyForm({ feedback }: { feedback: FeedbackForAdmins }) {
  const [adminReply, setReply] = useState('');
  const reply = useReply(() => setReply(''));
  const params = { feedbackId: feedback.id };
  return (
    <>
      <TextArea
        label={`Reply to ${feedback.name}`}
        rows={3}
        limit={feedbackLimits.reply}
        value={adminReply}
        onValueChange={setReply}
      />
      <Button
        ref={handsFocusOn}
        variant="soft"
        disabled={trimmed(adminReply) === ''}
        busy={reply.isPending}
        busyLabel="Sending..."
        onClick={() => reply.mutate({ params, body: { adminReply } })}
      >
        Send reply
      </Button>
    </>
  );
}
