import { account } from '@nestwell/contracts/account';
import { readOf } from '@nestwell/remote-kit';
import { createQueryClient, natives, storeUserId } from '@nestwell/remote-kit/host';
import { answer, aUser, FakeServer, replaceNetwork } from '@nestwell/remote-kit/testing';
import '@nestwell/remote-kit/testing/fake-channel';
import '@nestwell/remote-kit/testing/fake-database';
import { waitFor } from '@testing-library/react';
import { lateOffline } from './late-offline';

const CALM = 6000;

function seen(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  seen('visible');
  jest.restoreAllMocks();
});

it('keeps what she read where she turns to another app before the screen is calm', async () => {
  const { after } = natives;
  const never = () => undefined;
  jest.spyOn(natives, 'after').mockImplementation((ms, act) => (ms < CALM ? after(ms, act) : never));
  const amara = aUser();
  Object.assign(performance, { mark: () => undefined });
  storeUserId(amara.id);
  replaceNetwork(new FakeServer([answer(account.getUser, amara)]));
  const client = createQueryClient();
  const { box, now } = lateOffline(client, 'these', () => undefined);
  const { meta, queryKey, queryFn } = readOf(account.getUser, { params: { userId: amara.id } });
  await client.fetchQuery({ meta, queryKey, queryFn });
  seen('visible');
  expect(box.get()).toBeNull();

  seen('hidden');
  await waitFor(() => expect(box.get()).not.toBeNull());
  await waitFor(async () => expect(await (await now())?.keptUser(amara.id)).toEqual(amara));
});
