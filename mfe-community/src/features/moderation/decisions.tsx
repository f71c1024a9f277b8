import type { ModerationAction, QueueItem } from '@nestwell/contracts/community';
import { Button, Row } from '@nestwell/ui';

export interface DecisionsProps {
  item: QueueItem;
  onDecide: (action: ModerationAction) => void;
}

/** What an admin can do about the words. */
export function Decisions({ item: { hidden, author, waiting }, onDecide }: DecisionsProps) {
  return (
    <Row gap={2} wrap>
      {waiting && !hidden && (
        <Button variant="line" small onClick={() => onDecide('keep')}>
          Leave as it is
        </Button>
      )}
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
  );
}
