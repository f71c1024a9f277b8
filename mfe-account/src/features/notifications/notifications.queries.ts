import { account, type Notification } from '@nestwell/contracts/account';
import { readOf, useCall, useQueryClient, useToast } from '@nestwell/remote-kit';

export const notificationsOf = (userId: string) => readOf(account.listNotifications, { params: { userId } });
export const unreadCountOf = (userId: string) =>
  readOf(account.countUnreadNotifications, { params: { userId } });

/** Marks one as read, at once on screen; a failure puts it back and says so. */
export function useMarkRead(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const listKey = notificationsOf(userId).queryKey;
  return useCall(account.markNotificationRead, {
    onMutate: ({ params }) => {
      const before = queryClient.getQueryData<Notification[]>(listKey);
      queryClient.setQueryData<Notification[]>(listKey, (rows) =>
        rows?.map((row) => (row.id === params.notificationId ? { ...row, isRead: true } : row)),
      );
      return before;
    },
    onError: (_error, _args, before) => {
      queryClient.setQueryData(listKey, before);
      toast({ title: 'Error', description: 'Could not mark it as read. Please try again.', tone: 'alert' });
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: listKey });
      void queryClient.invalidateQueries({ queryKey: unreadCountOf(userId).queryKey });
    },
  });
}
