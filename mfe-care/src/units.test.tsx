import { care, usualCareSettings } from '@nestwell/contracts/care';
import { unitSystems } from '@nestwell/domain/units';
import { answer, aNursingMother, renderWithHost, settle, walkUnits } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedingPage } from './features/feeding/feeding-page';
import { PressurePage } from './features/pressure/pressure-page';
import { RecoveryPage } from './features/recovery/recovery-page';
import { EditSheet } from './lib/baby-note/edit/edit-sheet';
import { aBabyNote } from './testing/a-baby-note';

const answers = [
  answer(care.listRecovery, []),
  answer(care.listReadings, []),
  answer(care.readCareContact, null),
  answer(care.listBabyLog, []),
  answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
  answer(care.readCareSettings, usualCareSettings),
];
const noChanges = {} as Parameters<typeof EditSheet>[0]['changes'];

describe.each(unitSystems)('in %s units', (units) => {
  const user = aNursingMother({ units });

  it.each(['as her region has it', 'in the other scale'])(
    'a temperature is read in both scales: %s',
    async (scale) => {
      renderWithHost(<RecoveryPage />, { route: '/care/body', user, answers });
      if (scale === 'in the other scale')
        await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: /^Switch to °/ }));

      expect(await walkUnits()).toHaveLength(1);
    },
  );

  it('a pressure of another unit is asked about', async () => {
    renderWithHost(<PressurePage />, { route: '/care/pressure', user, answers });
    const taps = userEvent.setup({ delay: null });
    await taps.type(screen.getByRole('textbox', { name: 'Upper' }), '120');
    await taps.type(screen.getByRole('textbox', { name: 'Lower' }), '80');
    expect(screen.queryByText(/Which unit does your monitor show/)).not.toBeInTheDocument();
    await taps.clear(screen.getByRole('textbox', { name: 'Upper' }));
    await taps.clear(screen.getByRole('textbox', { name: 'Lower' }));
    await taps.type(screen.getByRole('textbox', { name: 'Upper' }), '16.0');
    await taps.type(screen.getByRole('textbox', { name: 'Lower' }), '10.7');

    expect(screen.getByRole('button', { name: 'kPa: 120 / 80' })).toBeVisible();
  });

  it.each([
    ['Bottle', 1],
    ['Pump', 2],
  ])('no step of a %s leads to an amount of the other unit', async (tab, fields) => {
    renderWithHost(<FeedingPage />, { route: '/care/feeding', user, answers });
    const kind = await screen.findByRole('tab', { name: new RegExp(`^${tab}`) });
    await userEvent.setup({ delay: null }).click(kind);
    await settle();

    expect(await walkUnits()).toHaveLength(fields);
  });

  it.each([
    ['bottle', 1],
    ['pump', 2],
  ] as const)('no step of a %s that was leads to an amount of the other unit', async (kind, fields) => {
    const note = aBabyNote({ kind, volume: 120, volumeLeft: 60, volumeRight: 60 });
    renderWithHost(
      <EditSheet note={note} settings={usualCareSettings} changes={noChanges} onClose={jest.fn()} />,
      { user },
    );
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();

    expect(await walkUnits()).toHaveLength(fields);
  });
});
