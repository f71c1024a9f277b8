import { calendar, type ReminderSettings } from '@nestwell/contracts/calendar';
import { care, type Medicine } from '@nestwell/contracts/care';
import {
  answer,
  fakePush,
  refuse,
  renderWithHost,
  thisPushDevice,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationsPage } from './notifications-page';

const neutral: ReminderSettings = {
  showTitlesInFeed: false,
  quietFrom: '22:00',
  quietUntil: '07:00',
  showTitlesInPush: false,
  visitsDayBefore: false,
  feedUrl: null,
};
const iron: Medicine = {
  id: '019b0000-0000-7000-8000-000000000010',
  name: 'Iron',
  amount: null,
  rhythm: 'daily',
  times: ['08:00'],
  startsOn: '2026-11-01',
  endsOn: null,
  reminds: true,
};
const laptop = { id: '019b0000-0000-7000-8000-000000000011', endpointHash: 'of-a-laptop' };

let browser: ReturnType<typeof fakePush>;
beforeEach(() => {
  browser = fakePush({ permission: 'granted', isSubscribed: true });
});
afterEach(() => browser.remove());

const show = (...answers: FakeAnswer[]) =>
  renderWithHost(<NotificationsPage />, {
    route: '/settings/notifications',
    answers: [
      answer(calendar.readReminderSettings, neutral),
      answer(calendar.listPushDevices, [thisPushDevice, laptop]),
      answer(care.listMedicines, [
        iron,
        { ...iron, name: 'Vitamin D', reminds: false },
        { ...iron, name: 'An antibiotic', endsOn: '2026-11-02' },
      ]),
      ...answers,
    ],
    config: { pushPublicKey: 'key' },
  });
const link = (name: RegExp) => screen.findByRole('link', { name });

it('has the switch, her quiet hours, and what rings', async () => {
  show();

  expect(await screen.findByRole('switch', { name: 'Ring on this phone', checked: true })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Show what it’s about' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: /^Quiet hours/ })).toHaveTextContent(/(10:00 PM|22:00) to /);
  expect(await link(/^Medicines/)).toHaveTextContent('1, always ring');
  expect(await link(/^Calendar sync/)).toHaveTextContent('Off');
  expect(await link(/^Other devices/)).toHaveTextContent('1 rings');
});

it('announces visits a day before, once she chooses it', async () => {
  const taps = userEvent.setup();
  const { calls } = show(answer(calendar.changeReminderSettings, { ...neutral, visitsDayBefore: true }));
  const row = await screen.findByRole('button', { name: /^Visits/ });
  expect(row).toHaveTextContent('Off');
  await taps.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Visits' }));
  expect(sheet.getByRole('radio', { name: /^Off/ })).toBeChecked();
  await taps.click(sheet.getByRole('radio', { name: /^A day before/ }));
  await taps.click(sheet.getByRole('button', { name: 'Done' }));

  expect(calls(calendar.changeReminderSettings).map(({ body }) => body)).toEqual([{ visitsDayBefore: true }]);
  expect(await screen.findByRole('button', { name: /^Visits/ })).toHaveTextContent('A day before');
});

it('says nothing of medicines that it cannot read', async () => {
  show(refuse(care.listMedicines, 'internal'));

  expect((await link(/^Medicines/)).textContent).toBe('Medicines');
});

it('asks again where the settings did not come', async () => {
  show(refuse(calendar.readReminderSettings, 'internal'));

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
