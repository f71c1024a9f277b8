import { fitness } from '@nestwell/contracts/fitness';
import { answer, renderWithHost, takenOffers } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aDay } from '../../testing/tracked-day';
import { CupOffer } from './cup-offer';

it('pours a cup where she is, says how many there are, and takes it back', async () => {
  const { Palette, offers } = takenOffers();
  const { calls } = renderWithHost(
    <Palette>
      <CupOffer />
    </Palette>,
    {
      answers: [
        answer(fitness.trackingToday, aDay({ waterIntake: 6 })),
        answer(fitness.logTracking, aDay({ waterIntake: 7 })),
      ],
    },
  );
  await waitFor(() => expect(offers()).toMatchObject([{ id: 'cup', about: '6 of 10 today' }]));

  act(() => offers()[0]?.act());

  expect(await screen.findByRole('status', { name: 'One cup added' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(calls(fitness.logTracking)[0]?.body).toMatchObject({ add: { waterIntake: 1 } });
});
