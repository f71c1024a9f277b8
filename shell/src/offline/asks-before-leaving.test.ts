import { createStore, type ToastMessage } from '@nestwell/remote-kit/host';
import type { Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import { aUser, createFakeHost } from '@nestwell/remote-kit/testing';
import { asksBeforeLeaving } from './asks-before-leaving';

const one = { id: 1, title: 'Porridge' } as Waiting;

function setUp(left: readonly Waiting[]) {
  const { host, acts } = createFakeHost({ user: aUser() });
  const told: ToastMessage[] = [];
  const waiting = createStore<readonly Waiting[]>([one]);
  const done: string[] = [];
  const box: Partial<WaitingBox> = {
    waiting,
    send: () => {
      waiting.set(left);
      done.push('sent');
      return Promise.resolve();
    },
    clear: (userId) => {
      done.push(`cleared ${userId}`);
      return Promise.resolve();
    },
  };
  const session = asksBeforeLeaving(host.session, createStore(box as WaitingBox | null), (message) =>
    told.push(message),
  );
  return { session, acts, told, done };
}

it('sends what waits, clears the rest of hers, and lets her go', async () => {
  const { session, acts, told, done } = setUp([]);
  await session.logout();

  expect(done).toEqual(['sent', `cleared ${aUser().id}`]);
  expect([acts, told]).toEqual([['logout'], []]);
});

it('asks where something cannot be sent, and goes without it only when she says so', async () => {
  const { session, acts, told, done } = setUp([one]);
  await session.switchUser();
  expect(acts).toEqual([]);
  expect(told).toMatchObject([{ title: 'One entry is not sent yet', tone: 'alert' }]);

  told[0]?.action?.onSelect();
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toContain(`cleared ${aUser().id}`);
  expect(acts).toEqual(['switchUser']);
});
