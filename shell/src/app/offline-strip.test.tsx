import { nutrition } from '@nestwell/contracts/nutrition';
import { readOf, useQuery } from '@nestwell/remote-kit';
import { answer, aUser, offline, renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { OfflineStrip } from './offline-strip';

const network = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says that she is offline after two seconds, and leaves by itself', () => {
  renderWithHost(<OfflineStrip />);
  network(false);
  wait(1900);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');

  network(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says nothing of a short gap', () => {
  renderWithHost(<OfflineStrip />);
  network(false);
  wait(1000);
  network(true);
  wait(5000);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

const meals = readOf(nutrition.listMeals, { params: { userId: aUser().id } });
const Meals = () => <p>{useQuery({ ...meals, staleTime: 0 }).data?.length} meals</p>;

it('says from when it is what she sees, where it could not be read anew', async () => {
  jest.setSystemTime(new Date(2026, 10, 20, 14, 2));
  const view = renderWithHost(
    <>
      <OfflineStrip />
      <Meals />
    </>,
    { user: aUser({ clockFace: '24h' }), answers: [answer(nutrition.listMeals, [])] },
  );
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('0 meals')).toBeVisible();

  view.answer(offline(nutrition.listMeals));
  jest.setSystemTime(new Date(2026, 10, 20, 15, 30));
  await act(() => view.queryClient.invalidateQueries());
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(screen.getByRole('status')).toHaveTextContent(/As of (14:02|2:02)/);
  expect(screen.getByText('0 meals')).toBeVisible();

  view.answer(answer(nutrition.listMeals, []));
  await act(() => view.queryClient.invalidateQueries());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
