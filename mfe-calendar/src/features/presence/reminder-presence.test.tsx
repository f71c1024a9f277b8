import type { User } from '@nestwell/contracts/account';
import { alertKey, calendar, type Reminder } from '@nestwell/contracts/calendar';
import { deviceDate } from '@nestwell/domain/device-time';
import { announcedBy, noteAnnounced } from '@nestwell/remote-kit/announced';
import {
  answer,
  aQuietMember,
  fakeCaches,
  fakeSpeech,
  refuse,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { act } from '@testing-library/react';
import { changeSoundSettings } from '../../lib/sound-settings';
import { aReminder } from '../../testing/a-reminder';
import { fakeTones } from '../../testing/fake-tones';
import { ReminderPresence } from './reminder-presence';

const DUE = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

/** The page makes one device of sound for as long as it lives. */
const notes = fakeTones();
let spoken: ReturnType<typeof fakeSpeech>['spoken'] = [];

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  notes.splice(0);
  spoken = fakeSpeech().spoken;
});
afterEach(() => jest.useRealTimers());

async function open(reminders: Reminder | Reminder[], minutes: number, user?: User) {
  jest.setSystemTime(DUE + minutes * MINUTE);
  const view = renderWithHost(<ReminderPresence />, {
    user,
    answers: [answer(calendar.listReminders, () => [reminders].flat())],
  });
  document.dispatchEvent(new Event('click'));
  await pass(0.2);
  return view;
}

/** Minute by minute, so that React draws between two looks at the clock. */
async function pass(minutes: number) {
  for (let passed = 0; passed < minutes; passed += 1) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(1, minutes - passed) * MINUTE));
  }
}

it('chimes and speaks at the lead and when it is due, once each', async () => {
  const { toasts } = await open(
    aReminder({ dueDateTime: new Date(DUE).toISOString(), priority: 'high' }),
    -20,
  );
  expect(notes).toEqual([]);

  await pass(40);

  expect(notes).toEqual([800, 1000, 800, 1000]);
  expect(spoken).toMatchObject([
    { text: 'Take iron in 15 minutes', rate: 0.9 },
    { text: "It's time: Take iron", rate: 0.9 },
  ]);
  expect(toasts().map(({ title, tone }) => [title, tone])).toEqual([
    ['Take iron in 15 minutes', 'status'],
    ["It's time: Take iron", 'status'],
  ]);
});

it.each([
  ['low', [400]],
  ['medium', [600]],
  ['high', [800, 1000]],
  ['urgent', [1000, 1200, 1000, 1200]],
] as const)('sounds what is %s with its own notes', async (priority, expected) => {
  await open(aReminder({ dueDateTime: new Date(DUE).toISOString(), priority }), 0);
  await pass(1);

  expect(notes).toEqual(expected);
});

it('uses the overdue tone when the app is opened late, and interrupts only for urgent ones', async () => {
  const { toasts } = await open(
    aReminder({ dueDateTime: new Date(DUE).toISOString(), priority: 'urgent' }),
    3,
  );
  await pass(1);

  expect(notes).toEqual([800, 1000, 1200]);
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toMatchObject({ title: 'Take iron was due 3 minutes ago', tone: 'alert' });
});

it('lets each of two that are due at once be heard to its end', async () => {
  const spokenAt: [number, string][] = [];
  fakeSpeech((utterance) => {
    spokenAt.push([Date.now() - DUE, utterance.text]);
    setTimeout(() => utterance.dispatchEvent(new Event('end')), 4000);
  });
  const due = { dueDateTime: new Date(DUE).toISOString(), priority: 'low' } as const;
  await open([aReminder(due), aReminder({ ...due, id: 'vitamin', title: 'Vitamin D' })], 0);
  await pass(1);

  // A low tone lasts 300 ms.
  expect(spokenAt).toEqual([
    [300, "It's time: Take iron"],
    [4600, "It's time: Vitamin D"],
  ]);
});

it('looks as the minute begins, whenever it was opened', async () => {
  await open(aReminder({ dueDateTime: new Date(DUE).toISOString(), notificationMinutes: 0 }), -0.6);
  await act(() => jest.advanceTimersByTimeAsync(0.3 * MINUTE));
  expect(notes).toEqual([]);

  await act(() => jest.advanceTimersByTimeAsync(0.1 * MINUTE + 100));

  expect(notes).not.toEqual([]);
});

it('does not repeat what another tab has sounded', async () => {
  const reminder = aReminder({ dueDateTime: new Date(DUE).toISOString() });
  const first = await open(reminder, 0);
  await pass(1);
  first.unmount();
  notes.splice(0);

  await open(reminder, 2);
  await pass(1);

  expect(notes).toEqual([]);
});

it('speaks a far-ahead announcement more slowly and without a chime', async () => {
  await open(
    aReminder({ title: 'Vaccines', dueDateTime: new Date(DUE + 7 * 1440 * MINUTE).toISOString() }),
    0,
  );
  await pass(1);

  expect(notes).toEqual([]);
  expect(spoken).toMatchObject([{ text: 'Vaccines is in one week', rate: 0.85 }]);
});

it('does not announce what she makes while its announcement is due: she knows', async () => {
  const vaccines = aReminder({
    title: 'Vaccines',
    dueDateTime: new Date(DUE + 14 * 1440 * MINUTE).toISOString(),
  });
  const list: Reminder[] = [];
  const { toasts } = await open(list, 0);
  list.push(vaccines);
  await pass(3);

  expect(toasts()).toEqual([]);
});

it('is silent at volume 0, but still shows it', async () => {
  changeSoundSettings({ volume: 0 });
  const { toasts } = await open(aReminder({ dueDateTime: new Date(DUE).toISOString() }), 0);
  await pass(1);
  changeSoundSettings({ volume: 0.5 });

  expect([notes, spoken]).toEqual([[], []]);
  expect(toasts()).toHaveLength(1);
});

it('lets medication be heard whatever her plan, and leads to its own page', async () => {
  jest.setSystemTime(DUE);
  const { toasts, location } = renderWithHost(<ReminderPresence />, {
    answers: [
      refuse(calendar.listReminders, 'subscription_required'),
      answer(calendar.listMedication, [aReminder({ dueDateTime: new Date(DUE).toISOString() })]),
    ],
  });
  document.dispatchEvent(new Event('click'));
  await pass(0.2);
  expect(spoken.map(({ text }) => text)).toEqual(["It's time: Take iron"]);

  act(() => toasts()[0]?.action?.onSelect());

  expect(location()).toBe('/calendar?show=medication');
});

it.each(['paused', 'loss'] as const)(
  'in the state %s neither tells nor rings what is of a baby',
  async (state) => {
    const baby = aReminder({
      title: 'Left side',
      type: 'baby_feeding',
      dueDateTime: new Date(DUE).toISOString(),
    });

    const { toasts } = await open(baby, -1, aQuietMember(state));
    await pass(3);

    expect(toasts()).toEqual([]);
    expect(notes).toEqual([]);
    expect(spoken).toEqual([]);
  },
);

it('has the months of eight weeks there for the time without a network, once the site opens without one', async () => {
  const { calls } = await open([], 0);
  await pass(1);
  expect(calls(calendar.listReminders)).toHaveLength(1);

  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  await pass(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');

  const days = calls(calendar.listReminders).map(({ query: { startDate = '', endDate = '' } }) =>
    [startDate, endDate].map((moment) => deviceDate(new Date(moment))),
  );
  expect(days).toEqual([
    ['2026-11-20', '2027-01-22'],
    ['2026-10-26', '2027-01-31'],
  ]);
});

it('rings nothing again that was shown while the site was closed, and leaves word of what it rings', async () => {
  Object.assign(globalThis, { caches: fakeCaches() });
  const reminder = aReminder({ dueDateTime: new Date(DUE).toISOString() });
  await noteAnnounced([alertKey(reminder, 'lead')], 'worker', DUE - 10 * MINUTE);
  const { toasts } = await open(reminder, -9);
  expect(toasts()).toEqual([]);

  await pass(10);

  expect(toasts().map(({ title }) => title)).toEqual(["It's time: Take iron"]);
  expect([...(await announcedBy('page'))]).toEqual([alertKey(reminder, 'due')]);
  Reflect.deleteProperty(globalThis, 'caches');
});
