import { calendar } from '@nestwell/contracts/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakePush,
  refuse,
  renderWithHost,
  settle,
  thisPushDevice,
  type FakeAnswer,
} from '../testing';
import { RingLine } from './ring-line';

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

const show = (answers: FakeAnswer[] = [], pushPublicKey: string | null = 'key') => {
  const view = renderWithHost(<RingLine />, {
    answers: [
      answer(calendar.listPushDevices, []),
      answer(calendar.readReminderSettings, settings),
      answer(calendar.subscribePush, { id: thisPushDevice.id }),
      ...answers,
    ],
    config: { pushPublicKey },
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const line = () => screen.findByRole('status');

it('says nothing where this device rings', async () => {
  browser = fakePush({ permission: 'granted', isSubscribed: true });
  const { calls } = show([answer(calendar.listPushDevices, [thisPushDevice])]);
  await waitFor(() => expect(calls(calendar.listPushDevices)).toHaveLength(1));
  await settle();

  expect(screen.queryByText(/Will not ring/)).not.toBeInTheDocument();
});

it('asks first in its own words, then the browser, and goes once it rings', async () => {
  browser = fakePush();
  const { taps, calls, answer: next } = show();
  await taps.click(within(await line()).getByRole('button', { name: 'Turn on' }));
  expect(browser.asked).toEqual([]);
  const sheet = await screen.findByRole('dialog', { name: 'Ring on this phone?' });
  expect(sheet).toHaveTextContent('All anyone else sees is this:NestwellA reminder from Nestwell');
  next(answer(calendar.listPushDevices, [thisPushDevice]));
  await taps.click(within(sheet).getByRole('button', { name: 'Yes, ring' }));

  await waitFor(() => expect(screen.queryByText(/Will not ring/)).not.toBeInTheDocument());
  expect([browser.asked, calls(calendar.subscribePush).length]).toEqual([['permission'], 1]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays, and says how to allow it, after she told the browser no', async () => {
  browser = fakePush({ answers: 'denied' });
  const { taps, calls } = show();
  await taps.click(within(await line()).getByRole('button', { name: 'Turn on' }));
  await taps.click(await screen.findByRole('button', { name: 'Yes, ring' }));
  expect(await screen.findByText('Blocked in your phone’s settings.')).toBeInTheDocument();
  expect(calls(calendar.subscribePush)).toEqual([]);

  await taps.click(screen.getByRole('button', { name: 'How to allow it' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'How to allow it' }));
  expect(sheet.getAllByRole('listitem').at(-1)).toHaveTextContent('Come back here and turn it on');
});

it('comes back where the push service gave the subscription up, or the browser lost it', async () => {
  browser = fakePush({ permission: 'granted', isSubscribed: true });
  const { calls, answer: next } = show([answer(calendar.listPushDevices, [thisPushDevice])]);
  await waitFor(() => expect(calls(calendar.listPushDevices)).toHaveLength(1));
  await settle();
  next(answer(calendar.listPushDevices, []));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(await line()).toHaveTextContent('Will not ring on this phone.');
});

it('knows that a subscription of somebody who was here before is not hers', async () => {
  browser = fakePush({ permission: 'granted', isSubscribed: true });
  show([answer(calendar.listPushDevices, [{ ...thisPushDevice, endpointHash: 'of-another-browser' }])]);

  expect(await line()).toHaveTextContent('Will not ring on this phone.');
});

it('claims nothing while it is not known', async () => {
  browser = fakePush();
  const { calls } = show([refuse(calendar.listPushDevices, 'internal')]);
  await waitFor(() => expect(calls(calendar.listPushDevices)).toHaveLength(1));
  await settle();

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['a browser that has no pushes', 'key', 'Will not ring on this phone: this browser can’t.'],
  ['a site without a key', null, 'Will not ring on this phone: this site sends no notifications.'],
])('says of %s that nothing can be done', async (_, key, words) => {
  show([], key);

  expect(await line()).toHaveTextContent(words);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('leads an iPhone in the browser to its home screen', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  const { taps } = show();
  await taps.click(within(await line()).getByRole('button', { name: 'Turn on' }));

  expect(await screen.findByRole('dialog', { name: 'Reminders that ring' })).toHaveTextContent(
    'An iPhone rings for Nestwell only from your home screen.',
  );
});
