import type { EndpointShape } from '@nestwell/contracts/kernel';
import { Badge, Send } from '@nestwell/ui';
import { useWaitingChanges } from '../request/waiting-rows';

interface WaitingMarkProps {
  /** The read that shows the row. */
  read: Pick<EndpointShape, 'path'>;
  /** Its id, or its date where it is a day. */
  row: string;
}

/** On a row whose change is kept in this browser and not sent yet; nothing once it has gone. */
export function WaitingMark({ read, row }: WaitingMarkProps) {
  if (useWaitingChanges(read, row) === 0) return null;
  return (
    <Badge tone="calm" icon={<Send aria-hidden="true" />}>
      Waiting to be sent
    </Badge>
  );
}
