import { useQuery } from '@nestwell/remote-kit';
import { Bell, IconButton, later, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { unreadCountOf } from './unread-count';

const NotificationsSheet = later(() =>
  import(/* webpackChunkName: "kept-notifications" */ './notifications-sheet').then(
    (sheet) => sheet.NotificationsSheet,
  ),
);

export function NotificationBell({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  const unread = useQuery(unreadCountOf(userId));
  const count = unread.data?.count ?? 0;
  return (
    <>
      <IconButton
        label={count > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        count={count}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...warmLayers}
      >
        <Bell aria-hidden="true" />
      </IconButton>
      <NotificationsSheet userId={userId} count={count} open={open} onOpenChange={setOpen} />
    </>
  );
}
