import type { Feedback } from '@nestwell/contracts/account';
import { useInfiniteQuery } from '@nestwell/remote-kit';
import { Badge, Card, CheckIcon, Clock, LoadFailure, Row, Section, Skeleton } from '@nestwell/ui';
import { useRef } from 'react';
import { ShowEarlier } from '../../lib/show-earlier';
import { timeAgo } from '../../lib/time-ago';
import { feedbackOf } from './support.queries';
import * as css from './support.module.css';

interface FeedbackHistoryProps {
  userId: string;
  /** Only the latest message, beside the questions. */
  latestOnly?: boolean;
}

/** What she wrote and what came back. */
export function FeedbackHistory({ userId, latestOnly = false }: FeedbackHistoryProps) {
  const history = useInfiniteQuery(feedbackOf(userId));
  const list = useRef<HTMLDivElement>(null);

  if (history.isPending) return latestOnly ? null : <Skeleton label="Loading your messages" rows={2} />;
  if (history.isLoadingError) {
    return latestOnly ? null : (
      <LoadFailure onRetry={() => void history.refetch()} retrying={history.isRefetching} />
    );
  }
  const sent = history.data.pages.flatMap((page) => page.rows);
  if (sent.length === 0) return latestOnly ? null : <p>Nothing sent yet. We are glad about every line.</p>;
  const shown = latestOnly ? sent.slice(0, 1) : sent;
  return (
    <Section title={latestOnly ? 'Last message' : 'Your messages'}>
      <div ref={list} className={css.aside}>
        {shown.map((feedback) => (
          <Sent key={feedback.id} feedback={feedback} />
        ))}
      </div>
      {!latestOnly && <ShowEarlier pages={history} list={list} />}
    </Section>
  );
}

function Sent({ feedback }: { feedback: Feedback }) {
  const { message, status, adminReply, createdAt } = feedback;
  const waiting = status === 'new' && adminReply === null;
  return (
    <Card aria-label="Sent message" tabIndex={-1}>
      <div className={css.card}>
        <Row between align="top" wrap>
          <p className={css.time}>Sent {timeAgo(new Date(createdAt), new Date()).toLowerCase()}</p>
          {waiting && (
            <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
              Waiting for response
            </Badge>
          )}
          {status === 'responded' && (
            <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
              Answered
            </Badge>
          )}
        </Row>
        <p className={css.message}>“{message}”</p>
        {adminReply !== null && (
          <div className={css.reply}>
            <b>From the support team</b>
            <p className={css.message}>{adminReply}</p>
          </div>
        )}
      </div>
    </Card>
  );
}
