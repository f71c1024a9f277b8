import { createStore } from '@nestwell/remote-kit/host';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeaveQuestion, Leaving } from './asks-before-leaving';
import { LateLeaveQuestion } from './late-leave-question';

let isOffline = true;
jest.mock('./leave-question', () => {
  if (isOffline) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./leave-question');
});

it('keeps the page where its code cannot be loaded, and asks once it can', async () => {
  const asked = createStore<LeaveQuestion | null>(null);
  const answer = jest.fn(() => Promise.resolve(asked.set(null)));
  const question: LeaveQuestion = { how: 'switchUser', name: 'Maya', unsent: [] };
  renderWithHost(
    <>
      <h1>Home</h1>
      <LateLeaveQuestion leaving={{ asked, answer } as unknown as Leaving} />
    </>,
  );

  act(() => asked.set(question));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Home', hidden: true })).toBeInTheDocument();
  expect(answer).not.toHaveBeenCalled();

  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Log out of Maya on this phone?' })).toBeVisible();
});
