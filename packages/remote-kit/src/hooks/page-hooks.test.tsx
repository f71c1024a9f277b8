import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { pause, useDocumentEvent, useInterval, useTimer, useWindowEvent } from '..';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Heard({ told }: { told: () => void }) {
  const [heard, setHeard] = useState<string[]>([]);
  const hear = ({ type }: Event) => {
    told();
    setHeard([...heard, type]);
  };
  useWindowEvent('online', hear);
  useDocumentEvent('visibilitychange', hear);
  return <p>{heard.join()}</p>;
}

it('hears the window and the document with the newest listener while the component is there, and not after', () => {
  const told = jest.fn();
  const { unmount } = render(<Heard told={told} />);
  fireEvent(window, new Event('online'));
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('online,visibilitychange')).toBeVisible();

  unmount();
  fireEvent(window, new Event('online'));
  expect(told).toHaveBeenCalledTimes(2);
});

it('cannot stop an event that belongs to the page', () => {
  const Stopping = () => {
    useDocumentEvent('click', (event) => event.preventDefault());
    return <button>Go</button>;
  };
  render(<Stopping />);
  expect(fireEvent.click(screen.getByRole('button', { name: 'Go' }))).toBe(true);
});

function Timed({ act: told }: { act: (what: string) => void }) {
  const timer = useTimer();
  useInterval(1000, () => told('again'));
  return <button onClick={() => timer.start(500, () => told('once'))}>Start</button>;
}

it('ends a timer and an interval with their component', () => {
  const told = jest.fn();
  const { unmount } = render(<Timed act={told} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  act(() => jest.advanceTimersByTime(2000));
  expect(told.mock.calls.flat()).toEqual(['once', 'again', 'again']);

  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledTimes(3);
});

it('forgets what a timer was to do when it is started anew', () => {
  const told = jest.fn();
  render(<Timed act={told} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  act(() => jest.advanceTimersByTime(400));
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  act(() => jest.advanceTimersByTime(400));
  expect(told).not.toHaveBeenCalled();
});

it('pauses for a minute at most', async () => {
  const over = jest.fn();
  void pause(Infinity).then(over);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(over).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
