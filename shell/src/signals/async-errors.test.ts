import type { Signal } from '@nestwell/contracts/delivery';
import { errorLimits } from '@nestwell/contracts/delivery';
import { during } from '../watch/running';
import { noteAsyncErrors } from './async-errors';

const noted: Signal[] = [];
beforeAll(() => noteAsyncErrors(window, (signal) => noted.push(signal)));
beforeEach(() => noted.splice(0));

function thrown(message: string, file: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n at pour (https://nestwell.example${file}:3:7)`;
  return error;
}
const throwIt = (error: Error) => dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const reject = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

it('what a module throws where nobody waits for it is told as its own, once', () => {
  throwIt(thrown('kettle is empty', '/r/tea/v2/page.js'));
  throwIt(thrown('kettle is empty', '/r/tea/v2/page.js'));
  reject(thrown('tap is dry', '/r/cake/v1/page.js'));

  expect(noted).toMatchObject([
    { id: 'tea', version: 'v2', name: 'error', error: { message: 'kettle is empty' } },
    { id: 'cake', version: 'v1', name: 'error', error: { message: 'tap is dry' } },
  ]);
});

it('what the shell or an extension throws is nobody’s, also while a module runs', () => {
  throwIt(thrown('not ours', '/shell/main.js'));
  reject('no reason');
  during('tea@v2', 'render', () => reject('no reason'));

  expect(noted).toEqual([]);
});

it('says no more than is taken, and not without end', () => {
  throwIt(thrown(`${'x'.repeat(299)}👩`, '/r/tea/v2/a.js'));
  expect(noted[0]?.error?.message).toHaveLength(errorLimits.message);
  expect(noted[0]?.error?.message.isWellFormed()).toBe(true);

  for (let times = 0; times < 30; times += 1) throwIt(thrown(`error ${times}`, '/r/tea/v2/page.js'));
  expect(noted.length).toBeLessThanOrEqual(10);
});
