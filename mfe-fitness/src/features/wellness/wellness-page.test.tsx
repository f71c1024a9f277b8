import { fitness } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
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
const region = (name: string) => screen.getByRole('region', { name });

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

  it('lists thirty days newest first, clamps what is out of range and names what is unknown', async () => {
    const yesterday = addDays(deviceDate(new Date()), -1);
    const { taps, calls } = show(
      answer(fitness.listCheckIns, [
        aCheckIn({ anxietyLevel: 9, postpartumBlues: true }),
        aCheckIn({
          id: '019a0000-0000-7000-8000-0000000000c2',
          date: yesterday,
          anxietyLevel: -2,
          brainFog: null,
        }),
      ]),
    );

    await taps.click(screen.getByRole('tab', { name: 'History' }));
    const days = within(
      await screen.findByRole('list', { name: 'Check-ins of the last 30 days' }),
    ).getAllByRole('listitem');

    expect(days[0]).toHaveTextContent('Today');
    expect(days[0]).toHaveTextContent('Severe anxiety');
    expect(days[1]).toHaveTextContent('Yesterday');
    expect(days[1]).toHaveTextContent('Calm');
    expect(days[1]).toHaveTextContent('Brain fogUnknown');
    expect(calls(fitness.listCheckIns)[0]?.query).toMatchObject({
      startDate: addDays(deviceDate(new Date()), -30),
    });
  });

  it('lists the crisis lines of five regions', async () => {
    const { taps } = show();

    await taps.click(screen.getByRole('tab', { name: 'Support' }));
    for (const [name, number] of [
      ['United States', '1-833-852-6262'],
      ['Canada', '988'],
      ['United Kingdom', '116 123'],
      ['Australia', '13 11 14'],
      ['New Zealand', '1737'],
    ] as const) {
      expect(within(region(name)).getByRole('link', { name: new RegExp(number) })).toHaveAttribute(
        'href',
        `tel:${number.replace(/[ -]/g, '')}`,
      );
    }
  });

  it('links to the plans', () => {
    show();

    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout');
  });
});
