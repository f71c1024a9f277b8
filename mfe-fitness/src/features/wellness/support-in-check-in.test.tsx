import { fitness } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  offline,
  pending,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckIn, aDay } from '../../testing/tracked-day';
import { WellnessPage } from './wellness-page';

const today = deviceDate(new Date());
const OFFER = { name: 'You don’t have to carry this alone' };

function show(...answers: FakeAnswer[]) {
  const view = renderWithHost(<WellnessPage />, {
    route: '/wellness',
    answers: [
      answer(fitness.listCheckIns, []),
      answer(fitness.listTracking, []),
      answer(fitness.saveCheckIn, aCheckIn()),
      ...answers,
    ],
  });
  return { ...view, taps: userEvent.setup() };
}

const save = () => screen.findByRole('button', { name: 'Save check-in' });
const severeAnxiety = () =>
  fireEvent.change(screen.getByRole('slider', { name: 'Anxiety' }), { target: { value: 4 } });
const blues = () => fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
const hardWords = () =>
  fireEvent.change(screen.getByLabelText('Anything to add?'), {
    target: { value: 'I want to die. I might hurt the baby' },
  });

describe('Support is offered from the answers', () => {
  it.each([
    ['severe anxiety', severeAnxiety],
    ['the blues', blues],
    ['hard words', hardWords],
  ])('after %s, before anything is saved', async (_, giveAnswer) => {
    const { calls } = show();

    await save();
    expect(screen.queryByRole('status', OFFER)).not.toBeInTheDocument();
    giveAnswer();

    expect(await screen.findByRole('status', OFFER)).toBeVisible();
    expect(calls(fitness.saveCheckIn)).toEqual([]);
  });

  it.each([
    ['fails', refuse(fitness.saveCheckIn, 'internal')],
    ['is offline', offline(fitness.saveCheckIn)],
    ['never answers', pending(fitness.saveCheckIn)],
    ['succeeds', answer(fitness.saveCheckIn, aCheckIn({ postpartumBlues: true }))],
  ])('and stays when the save %s', async (_, outcome) => {
    const { taps, calls } = show(outcome);

    await save();
    blues();
    await taps.click(await save());
    await waitFor(() => expect(calls(fitness.saveCheckIn)).toHaveLength(1));

    expect(screen.getByRole('status', OFFER)).toBeVisible();
  });

  it.each([
    ['My husband hit me again last night', 'status', 'What is done to you is not your fault.'],
    ['The baby has been swapped', 'alert', 'Please call now'],
    ['I am soaking a pad every half hour', 'alert', 'This needs a call, not an answer here'],
  ])('with an answer of its own for “%s”', async (notes, role, name) => {
    show();
    await save();

    fireEvent.change(screen.getByLabelText('Anything to add?'), { target: { value: notes } });

    expect(await screen.findByRole(role, { name })).toBeVisible();
    expect(screen.queryByRole('status', OFFER)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See support lines' })).toBeVisible();
  });

  it('leads to the support lines, and back to what she had answered', async () => {
    const { taps, location } = show();

    await save();
    severeAnxiety();
    await taps.type(screen.getByLabelText('Anything to add?'), 'A long night');
    const card = within(await screen.findByRole('status', OFFER));
    await taps.click(card.getByRole('button', { name: 'See support lines' }));

    expect(screen.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Help where you are' })).toHaveFocus();
    expect(location()).toBe('/wellness?tab=support');
    await taps.click(screen.getByRole('tab', { name: 'Today' }));
    expect(await screen.findByRole('slider', { name: 'Anxiety' })).toHaveValue('4');
    expect(screen.getByLabelText('Anything to add?')).toHaveValue('A long night');
  });

  it.each([
    [3, true],
    [2, false],
  ])('when her mood was at its lowest on %i of seven days: %p', async (low, offered) => {
    const days = Array.from({ length: 7 }, (_, back) =>
      aDay({ date: addDays(today, -back), mood: back < low ? 0 : 3 }),
    );
    const { calls } = show(answer(fitness.listTracking, days));

    await save();
    await waitFor(() => expect(calls(fitness.listTracking)).toHaveLength(1));

    await waitFor(() => expect(screen.queryAllByRole('status', OFFER)).toHaveLength(offered ? 1 : 0));
  });
});
