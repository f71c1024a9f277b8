import { calendar } from '@nestwell/contracts/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakePush, renderWithHost, thisPushDevice, type FakeAnswer } from '../testing';
import { useRingQuestion } from './use-ring-question';

const settings = {
  showTitlesInFeed: false,
  quietFrom: null,
  quietUntil: null,
  showTitlesInPush: false,
  visitsDayBefore: false,
  feedUrl: null,
};
const progesterone = { title: 'Progesterone', when: 'every day at 8:00 AM', at: '8:00 AM' };

function Saving() {
  const { ask, question } = useRingQuestion();
  return (
    <>
      <button type="button" onClick={() => ask(progesterone)}>
        Save
      </button>
      {question}
    </>
  );
}

let browser: ReturnType<typeof fakePush> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

async function save(...answers: FakeAnswer[]) {
  const view = renderWithHost(<Saving />, {
    answers: [
      answer(calendar.listPushDevices, []),
      answer(calendar.readReminderSettings, settings),
      answer(calendar.subscribePush, { id: thisPushDevice.id }),
      ...answers,
    ],
    config: { pushPublicKey: 'key' },
  });
  const taps = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await waitFor(() => expect(view.calls(calendar.listPushDevices)).toHaveLength(1));
  await taps.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, taps };
}
const question = () => screen.findByRole('dialog', { name: 'Ring on this phone?' });

it('says what will ring and what others see, before the browser asks', async () => {
  browser = fakePush();
  const { taps, calls } = await save();
  const sheet = await question();
  expect(sheet).toHaveTextContent('For Progesterone, every day at 8:00 AM. All anyone else sees is this:');
  expect(sheet).toHaveTextContent('NestwellA reminder from Nestwell8:00 AM');
  expect(browser.asked).toEqual([]);
  await taps.click(within(sheet).getByRole('button', { name: 'Yes, ring' }));

  await waitFor(() => expect(calls(calendar.subscribePush)).toHaveLength(1));
  expect(browser.asked).toEqual(['permission']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks the browser nothing after Not now, and does not come again', async () => {
  browser = fakePush();
  const { taps, unmount } = await save();
  await taps.click(within(await question()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await taps.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  await save();
  expect([screen.queryByRole('dialog'), browser.asked]).toEqual([null, []]);
});

it('shows what she chose to show', async () => {
  browser = fakePush();
  await save(answer(calendar.readReminderSettings, { ...settings, showTitlesInPush: true }));

  const sheet = await question();
  await waitFor(() => expect(sheet).toHaveTextContent('As you chose, it says what it is about:'));
  expect(sheet).toHaveTextContent('ProgesteroneDue at 8:00 AM');
});

it.each([
  ['it is blocked', () => fakePush({ permission: 'denied' }), []],
  ['it rings already', () => fakePush({ permission: 'granted', isSubscribed: true }), [thisPushDevice]],
])('does not ask where %s', async (_, make, devices) => {
  browser = make();
  await save(answer(calendar.listPushDevices, devices));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leads an iPhone in the browser to its home screen first, once', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  const { taps } = await save();
  await screen.findByRole('dialog', { name: 'Reminders that ring' });
  await taps.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await taps.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
