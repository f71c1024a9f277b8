import 'fake-indexeddb/auto';
import '../testing/fake-channel';
import { account } from '@nestwell/contracts/account';
import { calendar } from '@nestwell/contracts/calendar';
import { community } from '@nestwell/contracts/community';
import { fitness } from '@nestwell/contracts/fitness';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '../../request/query-client';
import { readOf } from '../../request/read';
import { forgetUserId, storeUserId } from '../../request/stored-user';
import { natives } from '../../state/natives';
import { answer, aUser, FakeServer, offline, replaceNetwork } from '../../testing';
import { startOffline } from '..';

const amara = aUser();
const reads = readOf(account.getUser, { params: { userId: amara.id } });
const server = new FakeServer();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page: its own memory over the same browser. */
async function open(shapes = 'these') {
  replaceNetwork(server);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return { client, ...(await startOffline(client, shapes)) };
}

/** What a screen shows once its read has ended. */
async function shown(client: QueryClient, read: object): Promise<unknown> {
  const observer = new QueryObserver(client, read as ConstructorParameters<typeof QueryObserver>[1]);
  return new Promise((resolve) => {
    const stop = observer.subscribe(({ data, fetchStatus }) => {
      if (fetchStatus !== 'idle') return;
      resolve(data);
      setTimeout(() => stop());
    });
  });
}

/** Reads it with a network, and lets it be written down. */
async function visit(read: object) {
  const { client } = await open();
  await shown(client, read);
  await wait(700);
}

afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  storeUserId(amara.id);
  server.answer(answer(account.getUser, amara));
  await (await open()).forget();
});

it('gives back what she read, as of when she read it, in a page that never had a network', async () => {
  await visit(reads);
  server.answer(offline(account.getUser));
  const before = Date.now();
  const { client, keptUser } = await open();

  expect(await shown(client, reads)).toEqual(amara);
  expect(client.getQueryState(reads.queryKey)).toMatchObject({ status: 'error' });
  expect(client.getQueryState(reads.queryKey)?.dataUpdatedAt).toBeLessThan(before);
  expect(await keptUser(amara.id)).toEqual(amara);
});

it.each([
  ['as she leaves', () => dispatchEvent(new Event('pagehide'))],
  ['as she turns to another app', () => document.dispatchEvent(new Event('visibilitychange'))],
])('writes what she saw last %s, however soon', async (_, leave) => {
  const { client } = await open();
  await shown(client, reads);
  leave();
  await wait(50);
  server.answer(offline(account.getUser));

  expect(await shown((await open()).client, reads)).toEqual(amara);
});

it('shows what was kept at once where the browser has no network, while calls hang', async () => {
  await visit(reads);
  const { client } = await open();
  replaceNetwork({ fetch: () => new Promise(() => undefined) });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = new QueryObserver(client, reads).subscribe(() => undefined);
  await wait(100);

  expect(client.getQueryData(reads.queryKey)).toEqual(amara);
  expect(client.getQueryState(reads.queryKey)?.fetchStatus).toBe('fetching');
  stop();
});

it('draws a screen with what was kept from its first moment on, where the browser has no network', async () => {
  const params = { userId: amara.id };
  const of = (startDate: string, endDate: string) =>
    readOf(calendar.listReminders, { params, query: { startDate, endDate, limit: 1000 } });
  const rows = [{ id: 'iron', dueDateTime: '2026-12-02T08:00:00.000Z' }];
  server.answer({ endpoint: calendar.listReminders, reply: () => ({ status: 200, body: rows }) });
  await visit(of('2026-11-20T00:00:00.000Z', '2027-01-22T00:00:00.000Z'));
  await visit(reads);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { client } = await open();
  replaceNetwork({ fetch: () => new Promise(() => undefined) });
  const firstOf = (read: object) =>
    new QueryObserver(client, read as ConstructorParameters<typeof QueryObserver>[1]).getCurrentResult();

  // Stale: what can be had anew is asked for at once.
  expect(firstOf(reads)).toMatchObject({ data: amara, isPending: false, isStale: true });
  expect(firstOf(of('2026-12-01T00:00:00.000Z', '2026-12-08T00:00:00.000Z')).data).toEqual(rows);

  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(firstOf(of('2026-12-01T00:00:00.000Z', '2026-12-09T00:00:00.000Z')).data).toBeUndefined();
});

it('leaves only what is hers and new in the browser, once the first screen has come', async () => {
  await visit(reads);
  const after = jest.spyOn(natives, 'after');
  const { keptUser } = await open();
  storeUserId('01980000-0000-7000-8000-000000000002');
  for (const [milliseconds, act] of after.mock.calls) if (milliseconds >= 3000) act();
  await wait(100);
  storeUserId(amara.id);

  expect(await keptUser(amara.id)).toBeUndefined();
});

it('keeps that there was nothing yet, so that what she logs in its place has somewhere to be shown', async () => {
  const today = readOf(fitness.trackingToday, { params: { userId: amara.id } });
  server.answer(answer(fitness.trackingToday, null));
  await visit(today);
  server.answer(offline(fitness.trackingToday));

  expect(await shown((await open()).client, today)).toBeNull();
});

it('asks the network first: nothing old is shown where something new can be had', async () => {
  await visit(reads);
  server.answer(answer(account.getUser, aUser({ name: 'Ada' })));

  expect(await shown((await open()).client, reads)).toMatchObject({ name: 'Ada' });
});

it.each([
  ['another member', () => storeUserId('01980000-0000-7000-8000-000000000002'), 'these'],
  ['nobody', forgetUserId, 'these'],
  ['herself, once the shape of an answer has changed', () => undefined, 'others'],
])('never shows what was kept to %s', async (_, change, shapes) => {
  await visit(reads);
  server.answer(offline(account.getUser));
  change();

  expect(await shown((await open(shapes)).client, reads)).toBeUndefined();
});

it.each([
  ['another member', () => storeUserId('01980000-0000-7000-8000-000000000002')],
  ['one whose id stands before hers', () => storeUserId('00000000-0000-7000-8000-000000000002')],
  ['nobody', forgetUserId],
])('lets go of all that is hers as soon as the device is used by %s', async (_, change) => {
  await visit(reads);
  change();
  await open();
  await wait(50);
  storeUserId(amara.id);
  server.answer(offline(account.getUser));

  expect(await shown((await open()).client, reads)).toBeUndefined();
});

it('keeps nothing that comes in after she has left, in whichever tab', async () => {
  const { client, forget } = await open();
  await shown(client, reads);
  forgetUserId();
  await forget();
  await wait(700);
  storeUserId(amara.id);
  server.answer(offline(account.getUser));

  expect(await shown((await open()).client, reads)).toBeUndefined();
});

it('keeps no words of others', async () => {
  const posts = readOf(community.listPosts, { query: { category: 'all' } });
  server.answer(answer(community.listPosts, []));
  await visit(posts);
  server.answer(offline(community.listPosts));

  expect(await shown((await open()).client, posts)).toBeUndefined();
});

it('cuts a week that was never asked for out of the two months that were, and nothing out of less', async () => {
  const params = { userId: amara.id };
  const of = (startDate: string, endDate: string) =>
    readOf(calendar.listReminders, { params, query: { startDate, endDate, limit: 1000 } });
  const due = (dueDateTime: string) => ({ id: dueDateTime, dueDateTime });
  const rows = [due('2026-12-02T08:00:00.000Z'), due('2026-12-09T08:00:00.000Z')];
  server.answer({ endpoint: calendar.listReminders, reply: () => ({ status: 200, body: rows }) });
  await visit(of('2026-11-20T00:00:00.000Z', '2027-01-22T00:00:00.000Z'));
  server.answer(offline(calendar.listReminders));
  const { client } = await open();

  expect(await shown(client, of('2026-12-01T00:00:00.000Z', '2026-12-08T00:00:00.000Z'))).toEqual([rows[0]]);
  expect(await shown(client, of('2027-01-20T00:00:00.000Z', '2027-02-20T00:00:00.000Z'))).toBeUndefined();
});

it('shows what a wider range has told since, not what she was told of this one before', async () => {
  const params = { userId: amara.id };
  const of = (startDate: string, endDate: string) =>
    readOf(calendar.listReminders, { params, query: { startDate, endDate, limit: 1000 } });
  const week = of('2026-12-01T00:00:00.000Z', '2026-12-08T00:00:00.000Z');
  server.answer(answer(calendar.listReminders, []));
  await visit(week);
  const rows = [{ id: 'iron', dueDateTime: '2026-12-02T08:00:00.000Z' }];
  server.answer({ endpoint: calendar.listReminders, reply: () => ({ status: 200, body: rows }) });
  await visit(of('2026-11-20T00:00:00.000Z', '2027-01-22T00:00:00.000Z'));
  server.answer(offline(calendar.listReminders));

  expect(await shown((await open()).client, week)).toEqual(rows);
});

it('keeps that there is nothing, which is no answer that is missing', async () => {
  const today = readOf(fitness.trackingToday, { params: { userId: amara.id } });
  server.answer(answer(fitness.trackingToday, null));
  await visit(today);
  server.answer(offline(fitness.trackingToday));
  const { client } = await open();

  expect(await shown(client, today)).toBeNull();
  expect(client.getQueryState(today.queryKey)?.dataUpdatedAt).toBeGreaterThan(0);
});
