import { account, type User } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';
import type { QueryClient } from '@tanstack/react-query';
import type { ShellStore } from './session-slice';

/** Who she is, no screen reads: it is put among what is read, so that she is known without a network too. */
export function keepHer(store: ShellStore, client: QueryClient): void {
  let known: User | null = null;
  store.subscribe(() => {
    const { user } = store.getState().session;
    if (user === known) return;
    known = user;
    if (user) keep(user, client);
  });
}

function keep(user: User, client: QueryClient): void {
  const { queryKey, meta } = readOf(account.getUser, { params: { userId: user.id } });
  // Not by defaults of the client, which would name her after her session has ended.
  const options = client.defaultQueryOptions({ queryKey: queryKey as readonly unknown[] });
  const query = client.getQueryCache().build(client, options);
  query.setOptions({ ...query.options, meta });
  // Not made newer than it is where it was read from the device.
  if (query.state.data !== user) client.setQueryData(queryKey, user);
}
