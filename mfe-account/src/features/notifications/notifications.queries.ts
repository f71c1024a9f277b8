import { account, type Notification } from '@nestwell/contracts/account';
import {
  type ListPage,
  pagesOf,
  useCall,
  useInfiniteQuery,
  useQueryClient,
  useToast,
} from '@nestwell/remote-kit';
import { unreadCountOf } from './unread-count';

const notificationsOf = (userId: string) => pagesOf(account.listNotifications, { params: { userId } });

/** Newest first, a page at a time. Whoever opens the list wants to see what is new. */
export const useNotifications = (userId: string) =>
  useInfiniteQuery({ ...notificationsOf(userId), staleTime: 0 });

interface Pages {
  pages: ListPage<Notification[]>[];
  pageParams: unknown[];
}

const withRead = ({ pages, pageParams }: Pages, notificationId: string): Pages => ({
  pageParams,
  pages: pages.map(({ rows, next }) => ({
    rows: rows.map((row) => (row.id === notificationId ? { ...row, isRead: true } : row)),
    next,
  })),
});

const withAllRead = ({ pages, pageParams }: Pages): Pages => ({
  pageParams,
  pages: pages.map(({ rows, next }) => ({ rows: rows.map((row) => ({ ...row, isRead: true })), next })),
});

/** Marks every one as read, also those of pages she did not ask for; a failure changes nothing and says so. */
export function useMarkAllRead(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const listKey = notificationsOf(userId).queryKey;
  return useCall(account.markAllNotificationsRead, {
    onSuccess: (unread) => {
      queryClient.setQueryData<Pages>(listKey, (list) => list && withAllRead(list));
      queryClient.setQueryData(unreadCountOf(userId).queryKey, unread);
    },
    onError: () => {
      toast({ title: 'Error', description: 'Could not mark them as read. Please try again.', tone: 'alert' });
    },
  });
}

/** Marks one as read, at once on screen; a failure puts it back and says so. */
export function useMarkRead(userId: string) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const listKey = notificationsOf(userId).queryKey;
  return useCall(account.markNotificationRead, {
    onMutate: ({ params }) => {
      const before = queryClient.getQueryData<Pages>(listKey);
      queryClient.setQueryData<Pages>(listKey, (list) => list && withRead(list, params.notificationId));
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
