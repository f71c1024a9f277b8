import { account } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';

/** By itself: the bell stands on Home, the list behind it comes with its sheet. */
export const unreadCountOf = (userId: string) =>
  readOf(account.countUnreadNotifications, { params: { userId } });
