import type { NotificationType } from '@nestwell/contracts/account';
import { TimeAgo } from '@nestwell/remote-kit';
import {
  EggWell,
  EmptyState,
  Heart,
  List,
  LoadFailure,
  NotificationRow,
  RefreshCw,
  Sheet,
  Skeleton,
  Sparkles,
  Stack,
  Wrench,
  type Shell,
} from '@nestwell/ui';
import { type ReactNode, useRef } from 'react';
import { ShowEarlier } from '../../lib/show-earlier';
import { ActionLink } from './action-link';
import * as css from './notifications.module.css';
import { MarkAllRead } from './mark-all-read';
import { useMarkRead, useNotifications } from './notifications.queries';

interface NotificationsSheetProps {
  userId: string;
  /** Unread ones. */
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function NotificationsSheet({ userId, count, open, onOpenChange }: NotificationsSheetProps) {
  const title = <>Notifications {count > 0 && <span className={css.count}>{count} new</span>}</>;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} tall>
      <Rows userId={userId} count={count} onLeave={() => onOpenChange(false)} />
    </Sheet>
  );
}

interface RowsProps {
  userId: string;
  count: number;
  onLeave: () => void;
}

function Rows({ userId, count, onLeave }: RowsProps) {
  const notifications = useNotifications(userId);
  const list = useRef<HTMLUListElement>(null);
  const markRead = useMarkRead(userId);
  const mark = (notificationId: string) => markRead.mutate({ params: { notificationId } });

  if (notifications.isPending) return <Skeleton label="Loading notifications" rows={4} />;
  if (notifications.isLoadingError) {
    return <LoadFailure onRetry={() => void notifications.refetch()} retrying={notifications.isRefetching} />;
  }
  const rows = notifications.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) {
    return (
      <EmptyState art="moon" title="Nothing new">
        What we have to tell you is kept here.
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {count > 0 && <MarkAllRead userId={userId} onRead={() => focusFirst(list.current)} />}
      <List ref={list} aria-label="Notifications">
        {rows.map((row) => (
          <NotificationRow
            key={row.id}
            well={wells[row.type]}
            title={row.title}
            message={row.message}
            time={<TimeAgo moment={row.createdAt} />}
            priority={row.priority}
            kind={row.type === 'maintenance' && 'Maintenance'}
            unread={!row.isRead}
            onMarkRead={() => mark(row.id)}
            marking={markRead.isPending && markRead.variables.params.notificationId === row.id}
            link={<ActionLink row={row} onOpen={() => !row.isRead && mark(row.id)} onLeave={onLeave} />}
          />
        ))}
      </List>
      <ShowEarlier pages={notifications} list={list} />
    </Stack>
  );
}

/** The button is gone once all are read; whoever pressed it by keyboard goes on with the list. */
const focusFirst = (list: HTMLUListElement | null) => list?.querySelector<HTMLElement>('li')?.focus();

const well = (shell: Shell, icon: ReactNode) => <EggWell shell={shell}>{icon}</EggWell>;
const wells: Record<NotificationType, ReactNode> = {
  app_update: well('dusk', <RefreshCw />),
  feature_release: well('moss', <Sparkles />),
  maintenance: well('straw', <Wrench />),
  personal: well('heather', <Heart />),
};
