import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { HOUR } from '@nestwell/domain/moments';
import {
  answer,
  aNursingMother,
  fakePush,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../testing/a-reminder';
import { CalendarPage } from './calendar-page';
import { feed, listed } from './testing/show-calendar';

let browser: ReturnType<typeof fakePush>;
beforeEach(() => {
  browser = fakePush();
});
afterEach(() => {
  browser.remove();
  localStorage.clear();
});

const neutral = {
  showTitlesInFeed: false,
  quietFrom: null,
  quietUntil: null,
  showTitlesInPush: false,
  visitsDayBefore: false,
  feedUrl: null,
};

function show(...answers: FakeAnswer[]) {
  const view = renderWithHost(<CalendarPage />, {
    user: aNursingMother({ monthsPostpartum: 0 }),
    answers: [
      listed(feed),
      answer(calendar.listPushDevices, []),
      answer(calendar.readReminderSettings, neutral),
      ...answers,
    ],
    config: { pushPublicKey: 'key' },
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

async function save(saved: Partial<Reminder>) {
  const view = show(answer(calendar.createReminder, aReminder(saved)));
  await view.taps.click(screen.getByRole('button', { name: 'Add Reminder' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Reminder' }));
  await view.taps.type(form.getByLabelText('Title'), 'Midwife');
  await view.taps.click(form.getByRole('button', { name: 'Save reminder' }));
  await screen.findByRole('status', { name: 'Reminder created', hidden: true });
  return view;
}

it('asks after the first reminder, and leaves the line on each where she does not want it', async () => {
  const dueDateTime = new Date(Date.now() + HOUR).toISOString();
  const { taps } = await save({ title: 'Midwife', recurring: 'none', dueDateTime });
  const question = await screen.findByRole('dialog', { name: 'Ring on this phone?' });
  expect(question).toHaveTextContent(/For Midwife, \w+ at /);
  await taps.click(within(question).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await taps.click(
    within(await screen.findByRole('list', { name: 'Reminders, Today' })).getByRole('button', {
      name: /^Evening feed/,
    }),
  );
  const details = within(await screen.findByRole('dialog', { name: 'Evening feed' }));
  expect(await details.findByText('Will not ring on this phone.')).toBeVisible();
  expect(browser.asked).toEqual([]);
});

it('asks nothing after one that is past', async () => {
  const dueDateTime = new Date(Date.now() - HOUR).toISOString();
  await save({ title: 'Midwife', recurring: 'none', dueDateTime });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  expect(browser.asked).toEqual([]);
});

it('asks after growth spurts were added, too', async () => {
  const { taps } = show(answer(calendar.createReminder, aReminder({ type: 'growth_spurt' })));
  await taps.click(await screen.findByRole('button', { name: 'Auto-Add Growth Spurt Reminders' }));

  expect(await screen.findByRole('dialog', { name: 'Ring on this phone?' })).toHaveTextContent(
    /For growth spurts, each at 9:00( AM)?\./,
  );
});
