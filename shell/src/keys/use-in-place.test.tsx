import { act, renderHook } from '@testing-library/react';
import type { Command } from './commands';
import { useInPlace } from './use-in-place';

const declared: Command = { id: 'cup', name: 'One cup', page: '/', open: 'cup', group: 'log', inPlace: true };

function waiting() {
  const [ask, pour] = [jest.fn(), jest.fn()];
  const hook = renderHook(({ commands }) => useInPlace(commands, ask), {
    initialProps: { commands: [declared] as readonly Command[] },
  });
  act(() => hook.result.current(declared));
  return { ...hook, ask, pour };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does it once as soon as the module has told how, and asks no page', () => {
  const { rerender, ask, pour } = waiting();
  expect(pour).not.toHaveBeenCalled();

  rerender({ commands: [{ ...declared, act: pour }] });
  act(() => jest.advanceTimersByTime(5000));

  expect(pour).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});

it('asks the page where the module does not come', () => {
  const { ask } = waiting();

  act(() => jest.advanceTimersByTime(2000));

  expect(ask).toHaveBeenCalledWith(declared);
});
