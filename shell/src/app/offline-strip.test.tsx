import { act, render, screen } from '@testing-library/react';
import { OfflineStrip } from './offline-strip';

const network = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says that she is offline after two seconds, and leaves by itself', () => {
  render(<OfflineStrip />);
  network(false);
  wait(1900);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');

  network(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says nothing of a short gap', () => {
  render(<OfflineStrip />);
  network(false);
  wait(1000);
  network(true);
  wait(5000);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
