import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aUser,
  offline,
  refusedBefore,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckIn } from '../../testing/tracked-day';
import { WellnessPage } from './wellness-page';

const saved = answer(fitness.saveCheckIn, ({ body }) =>
  aCheckIn({ anxietyLevel: Number(body.anxietyLevel) }),
);

function show(...answers: FakeAnswer[]) {
  const view = renderWithHost(<WellnessPage />, {
    route: '/wellness',
    answers: [answer(fitness.listCheckIns, []), answer(fitness.listTracking, []), saved, ...answers],
  });
  return { ...view, taps: userEvent.setup() };
}

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const chip = (name: string) =>
  within(screen.getByRole('group', { name: 'Feeling low' })).getByRole('button', { name });
const offer = () => screen.queryByRole('status', { name: 'You don’t have to carry this alone' });
const save = () => screen.findByRole('button', { name: 'Save check-in' });

describe('Mental Wellness', () => {
  it('starts empty, and does not send what nobody answered', async () => {
    const { taps, calls } = show();

    await save();
    const words = ['Anxiety', 'Brain fog', 'Hair loss', 'Body image'].map((name) =>
      screen.getByRole('slider', { name }).getAttribute('aria-valuetext'),
    );
    expect(words).toEqual(Array(4).fill('Not answered'));
    expect(chip('Yes')).toHaveAttribute('aria-pressed', 'false');
    expect(chip('No')).toHaveAttribute('aria-pressed', 'false');
    await taps.click(await save());

    expect(await screen.findByText('Answer anything you want to keep, then save.')).toBeVisible();
    expect(calls(fitness.saveCheckIn)).toEqual([]);
  });

  it('sends no for no, and takes an answer back', async () => {
    const { taps, calls } = show();

    await save();
    await taps.click(chip('No'));
    await taps.click(await save());
    await taps.click(chip('No'));
    await taps.click(await save());

    await waitFor(() => expect(calls(fitness.saveCheckIn)).toHaveLength(2));
    expect(calls(fitness.saveCheckIn).map(({ body }) => body)).toEqual([
      { date: deviceDate(new Date()), postpartumBlues: false },
      { date: deviceDate(new Date()), postpartumBlues: null },
    ]);
  });

  it('starts at what today’s check-in says', async () => {
    show(answer(fitness.listCheckIns, [aCheckIn({ anxietyLevel: 2, bodyImage: 0, notes: 'Tired' })]));

    await save();
    expect(screen.getByRole('slider', { name: 'Anxiety' })).toHaveValue('2');
    expect(screen.getByRole('slider', { name: 'Body image' })).toHaveAttribute(
      'aria-valuetext',
      'Very negative',
    );
    expect(screen.getByLabelText('Anything to add?')).toHaveValue('Tired');
  });

  it('counts what she adds as she sees it: a family is one character', async () => {
    const { taps, calls } = show();
    await save();
    const add = (count: number) =>
      fireEvent.change(screen.getByLabelText('Anything to add?'), {
        target: { value: '👩‍👩‍👧‍👦'.repeat(count) },
      });
    add(2001);
    await taps.click(await save());
    expect(screen.getByLabelText('Anything to add?')).toBeInvalid();
    expect(calls(fitness.saveCheckIn)).toEqual([]);

    add(2000);
    await taps.click(await save());
    await waitFor(() => expect(calls(fitness.saveCheckIn)).toHaveLength(1));
  });

  it('saves and says so', async () => {
    const { taps, calls, toasts } = show();

    await save();
    slide('Brain fog', 3);
    await taps.type(screen.getByLabelText('Anything to add?'), 'A long night');
    await taps.click(await save());

    await waitFor(() => expect(toasts()).toEqual([expect.objectContaining({ title: 'Check-in Saved!' })]));
    expect(calls(fitness.saveCheckIn)[0]?.body).toEqual({
      date: deviceDate(new Date()),
      brainFog: 3,
      notes: 'A long night',
    });
    expect(offer()).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', refuse(fitness.saveCheckIn, 'internal')],
    ['she is offline', offline(fitness.saveCheckIn)],
  ])('loses nothing when %s', async (_, failure) => {
    const { taps, toasts, answer: add, calls } = show(failure);

    await save();
    slide('Anxiety', 3);
    await taps.type(screen.getByLabelText('Anything to add?'), 'words');
    await taps.click(await save());

    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Error', description: 'Failed to save your check-in. Please try again.', tone: 'alert' },
      ]),
    );
    expect(screen.getByLabelText('Anything to add?')).toHaveValue('words');
    add(saved);
    await taps.click(await save());
    await waitFor(() =>
      expect(calls(fitness.saveCheckIn).at(-1)?.body).toMatchObject({ anxietyLevel: 3, notes: 'words' }),
    );
  });

  it('has a check-in that could not be kept, as far as she had answered', async () => {
    const body = { date: deviceDate(new Date()), brainFog: 3, notes: 'A long night' };
    refusedBefore(fitness.saveCheckIn, { params: { userId: aUser().id }, body });
    const { taps, calls } = show();

    await save();
    expect(screen.getByLabelText('Anything to add?')).toHaveValue('A long night');
    await taps.click(await save());

    await waitFor(() => expect(calls(fitness.saveCheckIn)[0]?.body).toEqual(body));
  });
});
