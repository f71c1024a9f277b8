import type { DeviceKind, RunningSession } from '@nestwell/contracts/kernel';
import { useNow } from '@nestwell/remote-kit';
import {
  Badge,
  Button,
  CircleHelp,
  EggWell,
  handsFocusOn,
  Laptop,
  ListRow,
  Smartphone,
  Tablet,
} from '@nestwell/ui';
import type { ReactNode } from 'react';
import { lastUsed } from './last-used';
import { useEndSession } from './sessions.queries';

const icons: Record<DeviceKind, ReactNode> = {
  phone: <Smartphone aria-hidden="true" />,
  tablet: <Tablet aria-hidden="true" />,
  computer: <Laptop aria-hidden="true" />,
};

interface SessionRowProps {
  userId: string;
  session: RunningSession;
}

export function SessionRow({ userId, session }: SessionRowProps) {
  const now = useNow();
  const device = session.device ?? 'Unknown device';
  return (
    <ListRow
      well={
        <EggWell shell="duck">
          {session.deviceKind ? icons[session.deviceKind] : <CircleHelp aria-hidden="true" />}
        </EggWell>
      }
      title={device}
      meta={session.isThisOne ? 'Now' : lastUsed(new Date(session.lastUsedAt), new Date(now))}
      end={
        session.isThisOne ? (
          <Badge tone="duck">This one</Badge>
        ) : (
          <EndSession device={device} userId={userId} sessionId={session.id} />
        )
      }
    />
  );
}

interface EndSessionProps {
  userId: string;
  sessionId: string;
  device: string;
}

function EndSession({ device, ...params }: EndSessionProps) {
  const end = useEndSession(params.userId, device);
  return (
    <Button
      ref={handsFocusOn}
      variant="line"
      small
      aria-label={`End ${device}`}
      busy={end.isPending}
      onClick={() => end.mutate({ params })}
    >
      End
    </Button>
  );
}
