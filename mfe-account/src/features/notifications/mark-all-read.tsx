import { Button, Row } from '@nestwell/ui';
import { useMarkAllRead } from './notifications.queries';

interface MarkAllReadProps {
  userId: string;
  onRead: () => void;
}

export function MarkAllRead({ userId, onRead }: MarkAllReadProps) {
  const markAll = useMarkAllRead(userId);
  return (
    <Row>
      <Button
        variant="soft"
        small
        busy={markAll.isPending}
        busyLabel="Marking..."
        onClick={() => markAll.mutate({ params: { userId } }, { onSuccess: onRead })}
      >
        Mark all read
      </Button>
    </Row>
  );
}
