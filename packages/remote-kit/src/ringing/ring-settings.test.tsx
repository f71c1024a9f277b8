import { calendar } from '@nestwell/contracts/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakePush, renderWithHost, thisPushDevice, type FakeAnswer } from '../testing';
import { RingSettings } from './ring-settings';

const settings = {
  showTitlesInFeed: false,
  quietFrom: null,
  quietUntil: null,
  showTitlesInPush: false,
  visitsDayBefore: false,
  feedUrl: null,
};

let browser: ReturnType<typeof fakePush> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

const show = (...answers: FakeAnswer[]) => {
  const view = renderWithHost(<RingSettings settings={settings} />, {
    answers: [
      answer(calendar.listPushDevices, []),
      answer(calendar.changeReminderSettings, settings),
      ...answers,
    ],
    config: { pushPublicKey: 'key' },
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const ring = () => screen.findByRole('switch', { name: 'Ring on this phone' });

it('shows an iPhone the way to the home screen, once', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  const { unmount, taps } = show();
  await taps.click(await ring());

  const sheet = within(await screen.findByRole('dialog', { name: 'Reminders that ring' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tap  Share, below',
    'Choose Add to Home Screen',
    'Open Nestwell from there and turn reminders on',
  ]);
  await taps.click(sheet.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  unmount();

  show();
  expect(await ring()).toBeDisabled();
  expect(screen.getByText(/Add Nestwell to your home screen first/)).toBeVisible();
});

it('turns ringing on and off', async () => {
  browser = fakePush();
  const { taps, calls, answer: next } = show(answer(calendar.subscribePush, { id: thisPushDevice.id }));
  next(answer(calendar.unsubscribePush, undefined));
  await taps.click(await ring());
  await waitFor(() => expect(calls(calendar.subscribePush)).toHaveLength(1));
  next(answer(calendar.listPushDevices, [thisPushDevice]));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await ring()).toBeChecked());

  await taps.click(await ring());
  await waitFor(() =>
    expect(calls(calendar.unsubscribePush)[0]?.params).toMatchObject({ subscriptionId: thisPushDevice.id }),
  );
});

it('says that it is blocked, and no more once she allows it', async () => {
  browser = fakePush({ permission: 'denied' });
  show();
  expect(await ring()).toBeDisabled();
  expect(screen.getByText('Blocked in your phone’s settings.')).toBeVisible();

  act(() => browser?.permit('default'));
  expect(await ring()).toBeEnabled();
});

it('sets quiet hours by both their times, and says what rings all the same', async () => {
  const { taps, calls } = show();
  await taps.click(await screen.findByRole('button', { name: /^Quiet hours/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Quiet hours' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Medicines and urgent reminders ring all the same.');
  await taps.type(sheet.getByLabelText('Quiet from'), '22:00');
  expect(sheet.getByRole('alert')).toHaveTextContent('Quiet hours need both times.');
  expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();

  await taps.type(sheet.getByLabelText('Quiet until'), '07:00');
  await taps.click(sheet.getByRole('button', { name: 'Save' }));
  expect(calls(calendar.changeReminderSettings)[0]?.body).toEqual({
    quietFrom: '22:00',
    quietUntil: '07:00',
  });
});
