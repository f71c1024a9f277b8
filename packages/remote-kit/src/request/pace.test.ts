import { call, HttpError } from '..';
import { account } from '@nestwell/contracts/account';
import { answer, aUser } from '../testing';
import { FakeServer } from '../testing/fake-server';
import { replaceNetwork } from '../testing/replace-network';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const server = new FakeServer([answer(account.getUser, aUser()), answer(account.updateUser, aUser())]);
const read = (userId: string) => call(account.getUser, { params: { userId } });

it('lets a loop have sixty answers in ten seconds, refuses the rest a second later, and leaves others alone', async () => {
  replaceNetwork(server);
  for (let time = 0; time < 60; time += 1) await read('1');
  const refused = jest.fn();
  read('1').catch(refused);
  await jest.advanceTimersByTimeAsync(999);
  expect(refused).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(refused).toHaveBeenCalledWith(expect.any(HttpError));
  expect(server.received).toHaveLength(60);

  await read('2');
  await call(account.updateUser, { params: { userId: '1' }, body: { name: 'Ada' } });
  await jest.advanceTimersByTimeAsync(10_000);
  await read('1');
  expect(server.received).toHaveLength(63);
});
