import { act, render, screen } from '@testing-library/react';
import { Profiler, use } from 'react';
import { Overdue } from './overdue';

const nothing = new Promise<never>(() => undefined);
const WaitsForEver = () => use(nothing);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** How often React drew it, and what was told. */
async function show(waits: boolean) {
  const drawn: string[] = [];
  const told = jest.fn();
  const page = (isWaiting: boolean) => (
    <Profiler id="part" onRender={(_, phase) => drawn.push(phase)}>
      <Overdue onLate={told} waiting={<p>Waiting</p>}>
        {isWaiting ? <WaitsForEver /> : <h2>Lentil stew</h2>}
      </Overdue>
    </Profiler>
  );
  const { rerender, unmount } = render(page(waits));
  await pass(0);
  return { drawn, told, unmount, become: (isWaiting: boolean) => act(async () => rerender(page(isWaiting))) };
}

it('draws what is there once, with nothing to be drawn again before it is on the screen', async () => {
  const { drawn, told } = await show(false);

  expect(drawn).toEqual(['mount']);
  await pass(10_000);
  expect(told).not.toHaveBeenCalled();
});

it('tells what waits too long, from the moment it began to', async () => {
  const { told, become } = await show(false);
  await pass(60_000);
  await become(true);
  expect(screen.getByText('Waiting')).toBeVisible();

  await pass(7999);
  expect(told).not.toHaveBeenCalled();
  await pass(1);
  expect(told).toHaveBeenCalledTimes(1);
});

it('tells nothing of what came in time, or is gone', async () => {
  const came = await show(true);
  await pass(5000);
  await came.become(false);
  const gone = await show(true);
  gone.unmount();

  await pass(10_000);
  expect([came.told, gone.told].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
