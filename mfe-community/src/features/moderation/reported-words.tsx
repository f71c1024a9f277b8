import { reportReasonNames, type ModerationAction, type QueueItem } from '@nestwell/contracts/community';
import { Badge, Button, EyeOff, Flag, Row, Stack } from '@nestwell/ui';
import { timeAgo } from '../../lib/time-ago';

interface ReportedWordsProps {
  item: QueueItem;
  onDecide: (action: ModerationAction) => void;
}

export function ReportedWords({ item, onDecide }: ReportedWordsProps) {
  const { author, content, hidden, reports, log } = item;
  return (
    <li>
      <Stack gap={2}>
        <Row gap={2} wrap>
          <b>{author?.name ?? 'Former member'}</b>
          <Badge tone="warn" icon={<Flag aria-hidden="true" />}>
            {reports.length === 1 ? '1 report' : `${reports.length} reports`}
          </Badge>
          {hidden && (
            <Badge tone="neutral" icon={<EyeOff aria-hidden="true" />}>
              Hidden
            </Badge>
          )}
        </Row>
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</p>
        <ul className="nw-small nw-soft">
          {reports.map(({ reason, note, createdAt }) => (
            <li key={createdAt}>
              {reportReasonNames[reason]}
              {note && `: ${note}`}
            </li>
          ))}
          {log.map(({ action, by, why, createdAt }) => (
            <li
              key={createdAt}
            >{`${actionDone[action]} by ${by}, ${timeAgo(Date.parse(createdAt), Date.now())}: ${why}`}</li>
          ))}
        </ul>
        <Row gap={2} wrap>
          {hidden ? (
            <Button variant="soft" small onClick={() => onDecide('restore')}>
              Restore
            </Button>
          ) : (
            <Button variant="soft" small onClick={() => onDecide('hide')}>
              Hide
            </Button>
          )}
          {author && (
            <>
              <Button variant="line" small onClick={() => onDecide('warn')}>
                Warn
              </Button>
              <Button variant="danger" small onClick={() => onDecide('suspend')}>
                Suspend posting
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </li>
  );
}

const actionDone = {
  hide: 'Hidden',
  restore: 'Restored',
  warn: 'Warned',
  suspend: 'Suspended',
} as const satisfies Record<ModerationAction, string>;
