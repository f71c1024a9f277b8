import { account, type User } from '@nestwell/contracts/account';
import type { RenderContext } from '@nestwell/contracts/delivery';
import { keyOf } from '@nestwell/contracts/kernel';

/** The member for whom a page is rendered, as she was prefetched; null for a visitor. */
export function memberOf({ userId, queries }: RenderContext): User | null {
  if (userId === null) return null;
  const hash = JSON.stringify(keyOf(account.getUser, { params: { userId } }));
  const user = queries.queries.find(({ queryHash }) => queryHash === hash)?.state.data;
  if (user === undefined || user === null) throw new Error('The member was not prefetched');
  return user as User;
}
