import { createStore } from '@nestwell/remote-kit/host';
import type { Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import { aUser, createFakeHost, settle } from '@nestwell/remote-kit/testing';
import { asksBeforeLeaving } from './asks-before-leaving';

const one = { id: 1, title: 'Porridge' } as Waiting;
const amara = aUser();

/** `left` is what still waits once it was tried to be sent. */
function setUp(unsent: readonly Waiting[], left: readonly Waiting[] = []) {
  const { host, acts } = createFakeHost({ user: amara });
  let waiting = unsent;
  const done: string[] = [];
  const box: Partial<WaitingBox> = {
    unsent: () => Promise.resolve(waiting),
    send: () => {
      waiting = left;
      return Promise.resolve();
    },
    leave: (userId, choice) => {
      done.push(`${choice} ${userId}`);
      return Promise.resolve();
    },
  };
  const boxes = createStore(box as WaitingBox | null);
  const endLapsed = jest.fn();
  const leaving = asksBeforeLeaving(host.session, {
    offline: { now: () => Promise.resolve(undefined), box: boxes },
    endLapsed,
  });
  return { leaving, acts, done, endLapsed };
}

it('logs out at once where everything is sent', async () => {
  const { leaving, acts, done } = setUp([]);
  await leaving.session.logout();

  expect([acts, done]).toEqual([['logout'], [`discard ${amara.id}`]]);
});

it('asks before she switches, and stays as she says', async () => {
  const { leaving, acts } = setUp([]);
  const left = leaving.session.switchUser();
  await settle();
  expect(leaving.asked.get()).toMatchObject({ how: 'switchUser', name: amara.name, unsent: [] });

  await leaving.answer('stay');
  await left;
  expect(leaving.asked.get()).toBeNull();
  expect(acts).toEqual([]);
});

it.each(['keep', 'discard'] as const)('asks what becomes of what is not sent: %s', async (choice) => {
  const { leaving, acts, done } = setUp([one]);
  const left = leaving.session.logout();
  await settle();
  expect(leaving.asked.get()).toMatchObject({ how: 'logout', unsent: [one] });
  expect(acts).toEqual([]);

  await leaving.answer(choice);
  await left;
  expect([acts, done]).toEqual([['logout'], [`${choice} ${amara.id}`]]);
});

it('sends first where she says so, then lets her go', async () => {
  const { leaving, acts, done } = setUp([one]);
  const left = leaving.session.switchUser();
  await settle();

  await leaving.answer('send');
  await left;
  expect([acts, done]).toEqual([['switchUser'], [`discard ${amara.id}`]]);
});

it('asks again where something could not be sent', async () => {
  const { leaving, acts } = setUp([one], [one]);
  void leaving.session.switchUser();
  await settle();

  await leaving.answer('send');
  expect(leaving.asked.get()).toMatchObject({ unsent: [one], hasFailed: true });
  expect(acts).toEqual([]);
});

it('asks nothing of an account that is erased, and keeps nothing of it', async () => {
  const { leaving, acts, done } = setUp([one]);
  await leaving.session.logout({ isErased: true });

  expect([acts, done]).toEqual([['logout'], [`discard ${amara.id}`]]);
});

it('asks about what waits where she goes without signing in again', async () => {
  const { leaving, acts, done, endLapsed } = setUp([one]);
  const left = leaving.leaveLapsed();
  await settle();
  expect(leaving.asked.get()).toMatchObject({ how: 'lapsed' });

  await leaving.answer('keep');
  await left;
  expect(endLapsed).toHaveBeenCalledTimes(1);
  expect([acts, done]).toEqual([[], [`keep ${amara.id}`]]);
});
