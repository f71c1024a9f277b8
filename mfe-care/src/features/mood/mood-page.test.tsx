import { care, type MoodCheck } from '@nestwell/contracts/care';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import {
  answer,
  aNursingMother,
  aQuietMember,
  offline,
  pending,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MoodPage } from './mood-page';

const aCheck = (changes: Partial<MoodCheck> = {}): MoodCheck => ({
  id: '019b0000-0000-7000-8000-000000000003',
  takenAt: new Date().toISOString(),
  whooley: [0, 0],
  gad2: [0, 0],
  mood: null,
  worry: null,
  ...changes,
});

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<MoodPage />, {
    route: '/care/mood',
    user: aNursingMother(),
    answers: [
      answer(care.listMoodChecks, []),
      answer(care.readEpds, null),
      answer(care.readCareContact, { name: 'Midwife', phone: '020 7946 0112' }),
      answer(care.saveMoodCheck, aCheck()),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const press = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));
const next = () => screen.getByRole('button', { name: /^(Next|See result)$/ });
const choose = (taps: UserEvent, label: string) => taps.click(screen.getByRole('radio', { name: label }));

/** Answers so many questions alike and goes on. */
async function say(taps: UserEvent, label: string, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await choose(taps, label);
    await taps.click(next());
  }
}

/** Up to the ninth question of PHQ-9, each before it answered alike. */
async function toTheNinth(taps: UserEvent, label = 'Not at all') {
  await press(taps, 'Start');
  await say(taps, 'Yes', 2);
  await say(taps, 'Not at all', 2);
  await say(taps, label, 8);
}
const help = () => screen.findByRole('dialog', { name: 'You are not alone with this' });

it('asks four, and says what they came to without a score or a judgement', async () => {
  const { taps, calls } = show();
  await press(taps, 'Start');
  expect(document.body).toHaveTextContent('1 of 4');
  expect(next()).toBeDisabled();
  await say(taps, 'No', 2);
  await say(taps, 'Not at all', 2);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for checking in');
  expect(document.body).toHaveTextContent('Your answers to four short questions. This is not a diagnosis.');
  expect(document.body).not.toHaveTextContent(/normal|healthy|no sign|all is well/i);
  expect(calls(care.saveMoodCheck)[0]?.body).toEqual({
    whooley: [0, 0],
    gad2: [0, 0],
    mood: null,
    worry: null,
  });
});

it.each([
  ['a mother', aNursingMother(), ['Add a question', 'Put in report']],
  ['a loss', aQuietMember('loss'), ['Put in report']],
] as const)('lets her take it along, in %s by what is hers', async (_, user, ways) => {
  const { taps } = show({ user });
  await press(taps, 'Start');
  await say(taps, 'No', 2);
  await say(taps, 'Not at all', 2);

  const next = within(screen.getByRole('region', { name: 'What next' }));
  expect(
    next.getAllByRole('link', { name: /question|report/ }).map(({ textContent }) => textContent),
  ).toEqual(ways);
});

it('opens lines the moment the ninth is answered above zero: before any save, with its answer kept', async () => {
  const { taps, calls } = show();
  await toTheNinth(taps);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /better off dead, or of hurting yourself in some way\?/,
  );
  await choose(taps, 'Several days');

  const lines = within(await help());
  expect(lines.getAllByRole('link', { name: /^Call / })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(lines.getByRole('link', { name: /^Call emergency \d{3}$/ })).toBeVisible();
  expect(calls(care.saveMoodCheck)).toEqual([]);

  await taps.click(lines.getByRole('button', { name: 'Back to the questions' }));
  expect(screen.getByRole('radio', { name: 'Several days' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Several days' })).toHaveFocus();
});

it('names nobody in the help it opens after a loss, save to whoever answers', async () => {
  const { taps } = show({ user: aQuietMember('loss') });
  await toTheNinth(taps);
  await choose(taps, 'Several days');

  const shown = await help();
  const toOthers = 'Say first: “I was pregnant within the last year.”';
  expect(shown).toHaveTextContent(toOthers);
  expect(speaksOfBaby(shown.textContent.replace(toOthers, ''))).toBe(false);
});

it('opens no lines where the ninth is answered with not at all', async () => {
  const { taps } = show();
  await toTheNinth(taps);
  await choose(taps, 'Not at all');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens them without a network too, and shows the result with its lines though nothing is kept', async () => {
  const nothing = [care.listMoodChecks, care.readEpds, care.readCareContact, care.saveMoodCheck];
  const { taps } = show({ answers: nothing.map((call) => offline(call)) });
  await toTheNinth(taps);
  await choose(taps, 'Nearly every day');
  await taps.click(within(await help()).getByRole('button', { name: 'Back to the questions' }));
  await press(taps, 'See result');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It has been heavy');
  expect(screen.getByRole('list', { name: 'Someone can listen now' })).toBeVisible();
  await waitFor(() => expect(document.body).toHaveTextContent('Your answers are not kept yet.'));
});

it('gives scores, bands and what comes next, before the answers are kept', async () => {
  const { taps } = show({ answers: [pending(care.saveMoodCheck)] });
  await press(taps, 'Start');
  await say(taps, 'Yes', 2);
  await say(taps, 'Several days', 1);
  await say(taps, 'More than half the days', 1);
  await say(taps, 'Several days', 7);
  await say(taps, 'More than half the days', 1);
  await say(taps, 'Not at all', 1);
  expect(document.body).toHaveTextContent('1 of 7');
  expect(screen.getByRole('radio', { name: 'Several days' })).toBeChecked();
  await taps.click(next());
  await taps.click(next());
  await say(taps, 'Not at all', 5);

  const figures = within(screen.getByRole('region', { name: 'Your figures' }));
  expect(figures.getByRole('img', { name: '9 of 27, in the band from 5 to 9' })).toBeVisible();
  expect(figures.getByRole('img', { name: '3 of 21, in the band from 0 to 4' })).toBeVisible();
  expect(
    screen.getByRole('region', { name: 'What the bands of PHQ-9 mean for next steps' }),
  ).toHaveTextContent('Yours.');
  expect(
    screen.getByRole('region', { name: 'What the bands of GAD-7 mean for next steps' }),
  ).toHaveTextContent('Yours.');
  expect(document.body).toHaveTextContent(/worth a word at your next appointment/);
});

it('gives no score where one was skipped, and says how many were answered', async () => {
  const { taps, calls } = show();
  await toTheNinth(taps, 'More than half the days');
  await press(taps, 'Skip this one');

  expect(document.body).toHaveTextContent('No score, 8 of 9 answered');
  expect(document.body).toHaveTextContent(/call your doctor or midwife today/);
  expect(calls(care.saveMoodCheck)[0]?.body.mood?.answers).toEqual([2, 2, 2, 2, 2, 2, 2, 2, null]);
});

it('keeps nothing of who leaves', async () => {
  const { taps, calls } = show();
  await toTheNinth(taps);
  await press(taps, 'Leave');

  expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  expect(calls(care.saveMoodCheck)).toEqual([]);
});

it('waits for fourteen days, says why, and lets her talk to somebody on any day', async () => {
  show({ answers: [answer(care.listMoodChecks, [aCheck()])] });

  expect(await screen.findByRole('button', { name: /^Check again from / })).toBeDisabled();
  expect(document.body).toHaveTextContent(/look at two weeks\. You can talk to someone any day/);
  expect(screen.getByRole('region', { name: 'Would you rather talk now?' })).toBeVisible();
});

it('leads straight to help, within the fourteen days, where it is worse than then', async () => {
  const { taps } = show({ answers: [answer(care.listMoodChecks, [aCheck()])] });

  await taps.click(await screen.findByRole('button', { name: 'It is worse than then' }));

  const lines = within(await help());
  expect(lines.getAllByRole('link', { name: /^Call / })[0]).toBeVisible();
  await taps.click(lines.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks whether she wants help where she answered yes, and shows whom to call', async () => {
  const { taps, calls } = show();
  await toTheNinth(taps);
  await say(taps, 'Not at all');
  const question = screen.getByRole('group', {
    name: 'Is this something you feel you need or want help with?',
  });
  expect(screen.queryByRole('list', { name: 'Someone can listen now' })).not.toBeInTheDocument();

  await taps.click(within(question).getByRole('button', { name: 'Yes' }));

  expect(screen.getByRole('list', { name: 'Someone can listen now' })).toBeVisible();
  expect(JSON.stringify(calls(care.saveMoodCheck)[0]?.body)).not.toMatch(/help/);
});

it('asks a licensed EPDS in the place of PHQ-9 where the site has its words, and opens lines at its tenth', async () => {
  const options = [0, 1, 2, 3].map((score) => ({ label: `Answer ${score}`, score }));
  const questions = Array.from({ length: 10 }, (_, place) => ({ text: `Question ${place + 1}`, options }));
  const { taps, calls, queryClient } = show({
    answers: [answer(care.readEpds, { lead: 'In the past week', questions })],
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await press(taps, 'Start');
  await say(taps, 'Yes', 2);
  await say(taps, 'Not at all', 2);
  await say(taps, 'Answer 1', 9);
  expect(document.body).toHaveTextContent('10 of 10');
  await choose(taps, 'Answer 1');
  await taps.click(within(await help()).getByRole('button', { name: 'Back to the questions' }));
  await press(taps, 'See result');

  expect(calls(care.saveMoodCheck)[0]?.body.mood).toMatchObject({ by: 'epds' });
  expect(screen.getByRole('img', { name: '10 of 30, in the band from 10 to 12' })).toBeVisible();
});
