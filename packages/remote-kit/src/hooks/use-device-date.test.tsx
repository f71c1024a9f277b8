import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderedAs } from '../host';
import { useDeviceDate } from './use-device-date';

const BEFORE_MIDNIGHT = new Date(2026, 10, 22, 23, 59, 58).getTime();

const drawn = jest.fn();
function Today() {
  const today = useDeviceDate();
  drawn();
  return <time>{today}</time>;
}
const shown = () => screen.getByRole('time').textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
  drawn.mockClear();
});
afterEach(() => jest.useRealTimers());

it('changes at midnight, and is drawn anew then only', () => {
  render(<Today />);
  expect(shown()).toBe('2026-11-22');

  act(() => jest.advanceTimersByTime(2000));
  expect(shown()).toBe('2026-11-23');
  act(() => jest.advanceTimersByTime(60 * 60_000));
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('hydrates a page that was rendered before midnight as it was rendered, and then shows the day', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<time>2026-11-22</time>';
  renderedAs(BEFORE_MIDNIGHT);
  jest.setSystemTime(BEFORE_MIDNIGHT + 5000);
  const onRecoverableError = jest.fn();

  const root = await act(async () => hydrateRoot(place, <Today />, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(shown()).toBe('2026-11-23');
  act(() => root.unmount());
  place.remove();
});
