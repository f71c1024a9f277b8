import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, offline, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
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
    answers: [answer(fitness.listCheckIns, []), saved, ...answers],
  });
  return { ...view, taps: userEvent.setup() };
}

const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
const save = () => screen.findByRole('button', { name: 'Save check-in' });

describe('Mental Wellness', () => {
  it('starts at zero and a neutral body image, and says each answer in words', async () => {
    show();

    await save();
    const words = ['Anxiety', 'Brain fog', 'Hair loss', 'Body image'].map((name) =>
      screen.getByRole('slider', { name }).getAttribute('aria-valuetext'),
    );
    expect(words).toEqual(['Calm', 'Sharp', 'No hair loss', 'Neutral']);
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

  it('saves and says so', async () => {
    const { taps, calls, toasts } = show();

    await save();
    slide('Brain fog', 3);
    await taps.type(screen.getByLabelText('Anything to add?'), 'A long night');
    await taps.click(await save());

    await waitFor(() => expect(toasts()).toEqual([expect.objectContaining({ title: 'Check-in Saved!' })]));
    expect(calls(fitness.saveCheckIn)[0]?.body).toEqual({
      date: deviceDate(new Date()),
      anxietyLevel: 0,
      hairLoss: 0,
      brainFog: 3,
      bodyImage: 2,
      postpartumBlues: null,
      notes: 'A long night',
    });
    expect(
      screen.queryByRole('region', { name: 'You don’t have to carry this alone' }),
    ).not.toBeInTheDocument();
  });

  it.each([
    ['severe anxiety', () => slide('Anxiety', 4)],
    ['the blues', () => fireEvent.click(screen.getByRole('switch', { name: /Feeling the baby blues/ }))],
  ])('offers support quietly after an answer of %s', async (_, giveAnswer) => {
    const { taps, location } = show();

    await save();
    giveAnswer();
    await taps.click(await save());

    const card = await screen.findByRole('region', { name: 'You don’t have to carry this alone' });
    expect(within(card).getByRole('link', { name: 'United States 988' })).toHaveAttribute('href', 'tel:988');
    await taps.click(within(card).getByRole('button', { name: 'See support lines' }));
    expect(screen.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Someone answers, day or night' })).toHaveFocus();
    expect(location()).toBe('/wellness?tab=support');
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
});
