import { account } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';
import { createQueryClient } from '@nestwell/remote-kit/host';
import { aUser } from '@nestwell/remote-kit/testing';
import { createShellStore, signedIn } from './session-slice';
import { keepHer } from './keep-her';

it.each([true, false])('has her among what is kept, whether she came with the page: %s', (seeded) => {
  const amara = aUser();
  const client = createQueryClient();
  const store = createShellStore();
  const { queryKey } = readOf(account.getUser, { params: { userId: amara.id } });
  if (seeded) client.setQueryData(queryKey, amara);
  keepHer(store, client);

  store.dispatch(signedIn(amara));

  const query = client.getQueryCache().find({ queryKey, exact: true });
  expect(query?.state.data).toEqual(amara);
  expect(query?.meta).toHaveProperty('kept');
});
