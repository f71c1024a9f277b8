import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderedAs } from '../host';
import { useNow } from './use-now';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

const drawn = jest.fn();
function Clock() {
  const now = useNow();
  drawn();
  return <time>{new Date(now).toISOString().slice(11, 19)}</time>;
}
const shown = () => screen.getByRole('time').textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON + 20_000 });
  drawn.mockClear();
});
afterEach(() => jest.useRealTimers());

it('looks at the clock as each of its minutes begins, and stops with the last who asks', () => {
  const { unmount } = render(<Clock />);
  expect(shown()).toBe('12:00:20');

  act(() => jest.advanceTimersByTime(39_000));
  expect(shown()).toBe('12:00:20');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe('12:01:00');
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(shown()).toBe('12:02:00');

  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('looks at it on coming back: a timer does not run while a phone sleeps', () => {
  render(<Clock />);
  jest.setSystemTime(NOON + 8 * MINUTE);

  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(shown()).toBe('12:08:00');
});

async function takenOver(rendered: number): Promise<{ unlike: jest.Mock; leave: () => void }> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<time>${new Date(rendered).toISOString().slice(11, 19)}</time>`;
  renderedAs(rendered);
  const unlike = jest.fn();
  const root = await act(async () => hydrateRoot(place, <Clock />, { onRecoverableError: unlike }));
  const leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  return { unlike, leave };
}

it('is the moment of the server’s HTML while that is taken over, and then the device’s', async () => {
  const { unlike, leave } = await takenOver(NOON - 2000);

  expect(unlike).not.toHaveBeenCalled();
  expect(shown()).toBe('12:00:20');
  leave();
});

it('is that of the server’s HTML until its minute is over: nothing is drawn twice for some seconds', async () => {
  const { unlike, leave } = await takenOver(NOON + 17_000);

  expect(unlike).not.toHaveBeenCalled();
  expect(shown()).toBe('12:00:17');
  expect(drawn).toHaveBeenCalledTimes(1);
  leave();
});
