import { TimeAgo, useNow } from '@nestwell/remote-kit';
import {
  EMERGENCY,
  reportReasonNames,
  type ModerationAction,
  type QueueItem,
} from '@nestwell/contracts/community';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { counted } from '@nestwell/domain/words';
import { Badge, Card, CheckIcon, EyeOff, Flag, Row } from '@nestwell/ui';
import * as wordsCss from '../../lib/words.module.css';
import { Decisions, type DecisionsProps } from './decisions';
import * as css from './moderation.module.css';

export function ReportedWords({ item, onDecide }: DecisionsProps) {
  const { author, anonymous, content, createdAt, subject } = item;
  const name = author?.name ?? (anonymous ? 'Anonymous mom' : 'Former member');
  return (
    <li>
      <article aria-label={`Reported ${subject} by ${name}`}>
        <Card className={wordsCss.card}>
          <Row gap={2} wrap>
            <div className={wordsCss.author}>
              <b>{name}</b>
              <p className={css.meta}>
                {subject === 'post' ? 'Post' : 'Comment'}, <TimeAgo moment={createdAt} />
                {anonymous && ' · as “Anonymous mom”'}
              </p>
            </div>
            <State item={item} />
          </Row>
          <p className={`${wordsCss.words} ${wordsCss.quote}`} dir="auto">
            {content}
          </p>
          <Notes item={item} />
          <Decisions item={item} onDecide={onDecide} />
        </Card>
      </article>
    </li>
  );
}

/** What has become of the words so far. */
function State({ item: { reports, waiting, hidden } }: { item: QueueItem }) {
  return (
    <Row gap={2} wrap>
      {waiting ? (
        <Badge tone="warn" icon={<Flag aria-hidden="true" />}>
          {isEmergency(reports) ? 'Emergency?' : counted(reports.length, 'report')}
        </Badge>
      ) : (
        <Badge tone="success" icon={<CheckIcon aria-hidden="true" />}>
          Decided
        </Badge>
      )}
      {hidden && (
        <Badge tone="neutral" icon={<EyeOff aria-hidden="true" />}>
          Hidden
        </Badge>
      )}
    </Row>
  );
}

/** Who reported is nobody's business; who decided, and why, is in the log. */
function Notes({ item: { reports, log, author } }: { item: QueueItem }) {
  const now = useNow();
  const paused = author?.suspendedUntil && Date.parse(author.suspendedUntil) > now;
  return (
    <>
      <ul className={css.notes} aria-label="Reports">
        {reports.map(({ reason, note, createdAt }, index) => (
          <li key={index}>
            {reason === EMERGENCY ? 'Sounds like an emergency' : reportReasonNames[reason]},{' '}
            <TimeAgo moment={createdAt} />
            {note && `: “${note}”`}
          </li>
        ))}
      </ul>
      {log.length > 0 && (
        <ul className={css.notes} aria-label="Decisions">
          {log.map(({ action, by, why, createdAt }, index) => (
            <li key={index}>
              <b>{actionDone[action]}</b> by {by}, <TimeAgo moment={createdAt} />: {why}
            </li>
          ))}
        </ul>
      )}
      {paused && <p className={css.meta}>Posting is paused until {dayOf(author.suspendedUntil ?? '')}.</p>}
    </>
  );
}

const dayOf = (moment: string) => dayMonthAndYear(deviceDate(new Date(moment)));

const isEmergency = (reports: QueueItem['reports']) => reports.some(({ reason }) => reason === EMERGENCY);

const actionDone = {
  keep: 'Left as it is',
  hide: 'Hidden',
  restore: 'Restored',
  warn: 'Warned',
  suspend: 'Suspended',
} as const satisfies Record<ModerationAction, string>;
