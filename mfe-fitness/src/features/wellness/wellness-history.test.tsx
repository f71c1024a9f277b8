import { fitness } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
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
const region = (name: string) => screen.getByRole('region', { name });

describe('Mental Wellness', () => {
  it('lists thirty days newest first, clamps what is out of range and says what was not answered', async () => {
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
    expect(days[1]).toHaveTextContent('Brain fogNot answered');
    expect(calls(fitness.listCheckIns)[0]?.query).toMatchObject({
      startDate: addDays(deviceDate(new Date()), -29),
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
