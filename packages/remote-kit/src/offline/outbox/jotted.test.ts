import 'fake-indexeddb/auto';
import '../testing/fake-channel';
import { account } from '@nestwell/contracts/account';
import { startOffline } from '..';
import { createQueryClient } from '../../request/query-client';
import { storeUserId } from '../../request/stored-user';
import { answer, aUser, FakeServer, replaceNetwork } from '../../testing';
import { changeOf } from './change-of';
import { jot, jotted, letGoJotted } from './jotted';

const { id: userId } = aUser();
const tick = { params: { userId, item: 'bag' }, body: { done: true } };

beforeEach(() => {
  localStorage.clear();
  storeUserId(userId);
});

const written = () => changeOf(createQueryClient(), account.changeBabyTick, tick, crypto.randomUUID());

it('sends what a page wrote down in the moment before it was loaded anew, once', async () => {
  const server = new FakeServer([answer(account.changeBabyTick, { item: 'bag', done: true })]);
  replaceNetwork(server);
  const { key } = written();
  localStorage.setItem(`shell.jotted.${key}`, JSON.stringify({ ...written(), key }));

  const { box } = await startOffline(createQueryClient(), 'these');
  await box.send();
  await box.send();

  expect(server.calls(account.changeBabyTick)).toMatchObject([
    { params: tick.params, body: tick.body, headers: { 'idempotency-key': key } },
  ]);
  expect(jotted()).toEqual([]);
});

it('leaves what this page wrote down to the form that waits for it: it is not shown as waiting', async () => {
  const server = new FakeServer([answer(account.changeBabyTick, { item: 'bag', done: true })]);
  replaceNetwork(server);
  jot(written());

  const { box } = await startOffline(createQueryClient(), 'these');
  await box.send();

  expect(box.waiting.get()).toEqual([]);
  expect(server.calls(account.changeBabyTick)).toEqual([]);
});

it('gives them back in the order in which she did them, and forgets what came back to its form', () => {
  const first = { ...written(), keptAt: 1 };
  const second = { ...written(), keptAt: 2 };
  jot(second);
  jot(first);
  expect(jotted()).toEqual([first, second]);

  letGoJotted(first.key);

  expect(jotted()).toEqual([second]);
});

it('does without a storage that holds nothing readable', () => {
  localStorage.setItem('shell.jotted.broken', '{');

  expect(jotted()).toEqual([]);
});
