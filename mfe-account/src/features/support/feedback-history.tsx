import type { Feedback } from '@nestwell/contracts/account';
import { TimeAgo, useInfiniteQuery } from '@nestwell/remote-kit';
import { Badge, Card, CheckIcon, Clock, LoadFailure, Row, Section, Skeleton } from '@nestwell/ui';
import { useRef } from 'react';
import { ShowEarlier } from '../../lib/show-earlier';
import { feedbackOf } from './support.queries';
import * as css from './support.module.css';

/** What she wrote and what came back. */
export function FeedbackHistory({ userId }: { userId: string }) {
  const history = useInfiniteQuery(feedbackOf(userId));
  const list = useRef<HTMLDivElement>(null);

  if (history.isPending) return <Skeleton label="Loading your messages" rows={2} />;
  if (history.isLoadingError) {
    return <LoadFailure onRetry={() => void history.refetch()} retrying={history.isRefetching} />;
  }
  const sent = history.data.pages.flatMap((page) => page.rows);
  if (sent.length === 0) return <p>Nothing sent yet. We are glad about every line.</p>;
  return (
    <Section title="Your messages">
      <div ref={list} className={css.aside}>
        {sent.map((feedback) => (
          <Sent key={feedback.id} feedback={feedback} />
        ))}
      </div>
      <ShowEarlier pages={history} list={list} />
    </Section>
  );
}

/** The latest of them beside the questions, which can do without it. */
export function LastMessage({ userId }: { userId: string }) {
  const { data } = useInfiniteQuery(feedbackOf(userId));
  const latest = data?.pages[0]?.rows[0];
  return latest ? <Sent feedback={latest} title="Last message" /> : null;
}

function Sent({ feedback, title }: { feedback: Feedback; title?: string }) {
  const { message, status, adminReply, createdAt } = feedback;
  const time = (
    <p className={css.time}>
      Sent <TimeAgo moment={createdAt} />
    </p>
  );
  const waiting = status === 'new' && adminReply === null;
  return (
    <Card aria-label="Sent message" tabIndex={-1}>
      <div className={css.card}>
        <Row between align="top" wrap>
          {title ? <h2 className={css.title}>{title}</h2> : time}
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
        {title && time}
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
