import { care, type CareQuestion } from '@nestwell/contracts/care';
import { answer, aUser, renderWithHost, refuse, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnQuestions } from './own-questions';

const flight: CareQuestion = {
  id: '01980000-0000-7000-8000-0000000000c1',
  words: 'Can I fly at Christmas?',
  origin: null,
  answer: null,
  askedAt: null,
  writtenAt: '2026-11-20T08:00:00.000Z',
};
const asked = { ...flight, id: '01980000-0000-7000-8000-0000000000c2', words: 'Asked already' };

function show(...answers: FakeAnswer[]) {
  localStorage.clear();
  const view = renderWithHost(<OwnQuestions origin="Week 24" />, {
    user: aUser(),
    answers: [
      answer(care.listQuestions, [flight, { ...asked, askedAt: '2026-11-21T08:00:00.000Z' }]),
      ...answers,
    ],
  });
  return { ...view, taps: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'A question of yours' });

it('shows what she has not asked yet, and leads to all of them', async () => {
  show();

  const list = within(await screen.findByRole('list', { name: 'Your own questions' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([flight.words]);
  expect(screen.getByRole('link', { name: 'All of them' })).toHaveAttribute('href', '/care/questions');
});

it('adds hers to the list for the appointment, and says which page it comes from', async () => {
  const { taps, calls } = show(answer(care.addQuestion, flight));
  expect(screen.getByRole('button', { name: 'Add to my list' })).toBeDisabled();

  await taps.type(field(), ' Is this cramp usual? {Enter}');

  expect(await screen.findByRole('status', { name: 'Question added' })).toBeVisible();
  expect(calls(care.addQuestion)[0]?.body).toEqual({ words: 'Is this cramp usual?', origin: 'Week 24' });
  await waitFor(() => expect(field()).toHaveValue(''));
});

it.each([
  ['list_full', 'Your list holds as many questions as it can.'],
  ['internal', 'Failed to save. Please try again.'],
] as const)('keeps her words where it is refused with %s', async (code, words) => {
  const { taps } = show(refuse(care.addQuestion, code));

  await taps.type(field(), 'Is this cramp usual?{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue('Is this cramp usual?');
});
