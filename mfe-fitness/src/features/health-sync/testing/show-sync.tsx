import { fitness } from '@nestwell/contracts/fitness';
import { answer, aUser, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { aDay } from '../../../testing/tracked-day';
import { HealthSync } from '../health-sync';

export const saved = answer(fitness.syncHealth, ({ body }) => aDay({ weight: Number(body.weight) }));

export function show({
  answers = [],
  user = aUser(),
}: { answers?: FakeAnswer[]; user?: ReturnType<typeof aUser> } = {}) {
  localStorage.clear();
  const view = renderWithHost(<HealthSync />, {
    user,
    answers: [answer(fitness.trackingToday, null), answer(fitness.listTracking, []), saved, ...answers],
  });
  return { ...view, taps: userEvent.setup() };
}

export const tap = (taps: UserEvent, name: string) => taps.click(screen.getByRole('button', { name }));
export const slide = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

export async function throughTo(taps: UserEvent, step: number) {
  await tap(taps, 'One-Tap Health Sync');
  await screen.findByRole('slider', { name: 'Water' });
  for (let current = 1; current < step; current += 1) await tap(taps, 'Next');
}
