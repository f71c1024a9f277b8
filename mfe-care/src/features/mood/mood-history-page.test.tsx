import { takenAway } from '@nestwell/contracts/kernel';
import { care, type MoodCheck } from '@nestwell/contracts/care';
import { answer, aNursingMother, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoodHistoryPage } from './mood-history-page';

const heavy = [1, 2, 1, 1, 1, 2, 1, 1, 1];
const checks: MoodCheck[] = [
  {
    id: '019b0000-0000-7000-8000-000000000003',
    takenAt: '2026-10-25T12:00:00.000Z',
    whooley: [1, 0],
    gad2: [1, 2],
    mood: { by: 'phq9', answers: heavy },
    worry: [1, 2, 1, 1, 1, 0, 0],
  },
  {
    id: '019b0000-0000-7000-8000-000000000004',
    takenAt: '2026-10-11T12:00:00.000Z',
    whooley: [1, 0],
    gad2: [0, 0],
    mood: { by: 'phq9', answers: [1, 2, null, 1, 1, 2, null, 1, 0] },
    worry: null,
  },
];

const show = (list = checks) =>
  renderWithHost(<MoodHistoryPage />, {
    route: '/care/mood/history',
    user: aNursingMother({ dateOrder: 'day-first' }),
    answers: [
      answer(care.listMoodChecks, list),
      answer(care.readEpds, null),
      answer(care.readCareContact, null),
      answer(care.removeMoodCheck, undefined),
      answer(takenAway.putBack, undefined),
    ],
  });

it('tells each check with its figures, and one that has none as such', async () => {
  show();

  expect(await screen.findByRole('list', { name: 'All checks' })).toHaveTextContent(
    /PHQ-9 11, GAD-7 6.*No score, 7 of 9 answered/,
  );
  expect(document.body).toHaveTextContent(/has no score: 2 questions were skipped/);
});

it('opens a check again, with the lines where she had said what opens them', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /PHQ-9 11, GAD-7 6/ }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It has been heavy');
  expect(screen.getByRole('list', { name: 'Someone can listen now' })).toBeVisible();
  expect(document.body).toHaveTextContent('One of your answers asks for a call now, whatever the figure.');
  expect(document.body).not.toHaveTextContent('Yours.');
});

it('takes a check away, and back as it was', async () => {
  const { calls } = show();
  const [first] = await screen.findAllByRole('button', { name: /^Take away/ });
  if (first) await userEvent.click(first);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(calls(care.removeMoodCheck)).toHaveLength(1);
  const [sent] = calls(care.removeMoodCheck);
  await waitFor(() =>
    expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'moodCheck', id: sent?.params.checkId }),
  );
});

it('says where there is none yet, and leads to the questions', async () => {
  show([]);

  expect(await screen.findByRole('heading', { name: 'Nothing noted yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute('href', '/care/mood');
});
