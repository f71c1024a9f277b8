import { calendar } from '@nestwell/contracts/calendar';
import { answer, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PushPart } from './push-part';

const settings = {
  showTitlesInFeed: false,
  quietFrom: null,
  quietUntil: null,
  showTitlesInPush: false,
  feedUrl: null,
};

const show = () =>
  renderWithHost(<PushPart settings={settings} />, {
    answers: [answer(calendar.listPushDevices, [])],
    config: { pushPublicKey: 'key' },
  });
const announce = () => screen.findByRole('switch', { name: 'Announce reminders on this device' });

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

it('shows an iPhone the way to the home screen, once', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  const taps = userEvent.setup();
  const { unmount } = show();
  await taps.click(await announce());

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
  expect(await announce()).toBeDisabled();
  expect(screen.getByText(/Add Nestwell to your home screen first/)).toBeVisible();
});
