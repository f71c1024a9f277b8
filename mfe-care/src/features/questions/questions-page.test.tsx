import { calendar } from '@nestwell/contracts/calendar';
import { care, type CareQuestion } from '@nestwell/contracts/care';
import { DAY, later } from '@nestwell/domain/moments';
import {
  answer,
  aQuietMember,
  pending,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../testing/a-reminder';
import { aQuestion } from '../../testing/a-question';
import { QuestionsPage } from './questions-page';

const ago = (days: number) => later(new Date(), -days * DAY).toISOString();
const night = aQuestion({ writtenAt: ago(3) });
const vaccine = aQuestion({
  id: '0190b000-0000-7000-8000-000000000041',
  words: 'When is the vaccine?',
  askedAt: ago(20),
  answer: 'On 1 December',
});

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<QuestionsPage />, {
    route: '/care/questions',
    answers: [
      answer(care.listQuestions, [vaccine, night]),
      answer(calendar.listVisits, []),
      answer(care.addQuestion, ({ body }) => aQuestion(body as Partial<CareQuestion>)),
      answer(care.changeQuestion, ({ body }) => aQuestion(body as Partial<CareQuestion>)),
      answer(care.removeQuestion, undefined),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const tick = () => screen.findByRole('checkbox', { name: night.words });

it('shows what is to be asked, whom she sees next, and what she was told before', async () => {
  const midwife = aReminder({ title: 'Midwife', doctorName: 'Dr. Nowak', type: 'appointment' });
  const { taps } = show({ answers: [answer(calendar.listVisits, [midwife])] });

  expect(await tick()).not.toBeChecked();
  expect(await screen.findByRole('region', { name: 'Next appointment' })).toHaveTextContent(
    'Midwife, Dr. Nowak',
  );
  await taps.click(screen.getByRole('button', { name: /1 question, all answered/ }));
  expect(screen.getByRole('list', { name: /^Asked on/ })).toHaveTextContent('On 1 December');
});

it('says what was asked, with a way back, and asks for the answer', async () => {
  const { taps, calls } = show();
  await taps.click(await tick());
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(calls(care.changeQuestion).map(({ body }) => body)).toEqual([{ asked: true }, { asked: false }]),
  );
});

it('notes what she was told beside the question', async () => {
  const asked = { ...night, askedAt: new Date().toISOString() };
  const { taps, calls } = show({ answers: [answer(care.listQuestions, [asked])] });
  await taps.click(await screen.findByRole('button', { name: 'Note the answer' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your question' }));
  await taps.type(sheet.getByRole('textbox', { name: /What you were told/ }), 'The ward');
  await taps.click(sheet.getByRole('button', { name: 'Save' }));

  expect(calls(care.changeQuestion)[0]).toMatchObject({
    params: { questionId: night.id },
    body: { words: night.words, answer: 'The ward' },
  });
});

it('adds a question, and refuses an empty one by its field', async () => {
  const { taps, calls } = show();
  await tick();
  const field = screen.getByRole('textbox', { name: 'A new question' });
  await taps.click(screen.getByRole('button', { name: 'Add' }));
  expect(field).toBeInvalid();
  await taps.type(field, 'Can I fly?');
  await taps.click(screen.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(field).toHaveValue(''));
  expect(calls(care.addQuestion)[0]?.body).toEqual({ words: 'Can I fly?' });
});

it('keeps what she types, also where it cannot be saved and after a reload', async () => {
  const full = [refuse(care.addQuestion, 'list_full')];
  const { taps, unmount } = show({ answers: full });
  await taps.type(screen.getByRole('textbox', { name: 'A new question' }), 'Can I fly?');
  await taps.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent(
    'as many questions as it can',
  );
  unmount();

  show();
  expect(screen.getByRole('textbox', { name: 'A new question' })).toHaveValue('Can I fly?');
});

it('offers support where her words ask for it, before anything is saved', async () => {
  const { taps } = show();
  await taps.type(screen.getByRole('textbox', { name: 'A new question' }), 'I want to die');

  expect(screen.getByRole('status', { name: /carry this alone/ })).toBeVisible();
});

it('takes a question away, and puts it back', async () => {
  const { taps, calls } = show();
  await taps.click(await screen.findByRole('button', { name: `Edit ${night.words}` }));
  await taps.click(await screen.findByRole('button', { name: 'Take it away' }));

  expect(await screen.findByRole('button', { name: 'Undo', hidden: true })).toBeInTheDocument();
  expect(calls(care.removeQuestion)[0]?.params).toEqual({ questionId: night.id });
});

it('hides appointments of a baby after a loss', async () => {
  const scan = aReminder({ title: 'Baby scan', type: 'appointment' });
  show({ user: aQuietMember('loss'), answers: [answer(calendar.listVisits, [scan])] });
  await tick();

  expect(screen.queryByText(/Baby scan/)).not.toBeInTheDocument();
});

it('keeps its shape while the list is on its way', () => {
  show({ answers: [pending(care.listQuestions)] });

  expect(screen.getByRole('status', { name: 'Loading questions' })).toBeVisible();
});

it.each([
  ['is empty', answer(care.listQuestions, []), 'Nothing noted yet'],
  ['cannot be read', refuse(care.listQuestions, 'internal'), 'We lost the thread'],
])('says where the list %s', async (_, reply, words) => {
  show({ answers: [reply] });

  await waitFor(() => expect(document.body).toHaveTextContent(words));
});
