import { calendar } from '@nestwell/contracts/calendar';
import { care, type Dose, type Medicine } from '@nestwell/contracts/care';
import { takenAway } from '@nestwell/contracts/kernel';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aNursingMother,
  fakePush,
  pending,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MedicinesPage } from './medicines-page';

const today = deviceDate(new Date());
const iron: Medicine = {
  id: '019b0000-0000-7000-8000-000000000010',
  name: 'Iron',
  amount: 'one tablet',
  rhythm: 'daily',
  times: ['08:00', '13:00'],
  startsOn: addDays(today, -3),
  endsOn: null,
  reminds: true,
};
const taken: Dose = {
  medicineId: iron.id,
  date: today,
  time: '08:00',
  answer: 'taken',
  answeredAt: new Date(2026, 10, 22, 8, 5).toISOString(),
};

const neutralSettings = {
  showTitlesInFeed: false,
  quietFrom: null,
  quietUntil: null,
  showTitlesInPush: false,
  visitsDayBefore: false,
  feedUrl: null,
};

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<MedicinesPage />, {
    route: '/care/medicines',
    user: aNursingMother({ clockFace: '24h' }),
    answers: [
      answer(care.listMedicines, [iron]),
      answer(care.listDoses, [taken]),
      answer(care.answerDose, null),
      answer(care.addMedicine, iron),
      answer(care.changeMedicine, iron),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const dose = async (time: RegExp) => within(await screen.findByRole('listitem', { name: time }));

it('offers the next due dose first to answer, and shows what was said of the others', async () => {
  const { taps, calls } = show();
  expect((await dose(/^Iron, 8:00/)).getByRole('button', { name: /^Taken, 8:05/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await taps.click((await dose(/^Iron, (13:00|1:00 PM)/)).getByRole('button', { name: 'Taken' }));

  expect(calls(care.answerDose)[0]?.body).toEqual({ date: today, time: '13:00', answer: 'taken' });
});

it('shows a check beside an answer she gave, and beside none that waits', async () => {
  show();
  const given = (await dose(/^Iron, 8:00/)).getByRole('button', { name: /^Taken/ });
  const waiting = (await dose(/^Iron, (13:00|1:00 PM)/)).getByRole('button', { name: 'Taken' });

  expect(given.querySelector('svg')).not.toBeNull();
  expect(waiting.querySelector('svg')).toBeNull();
});

it('takes an answer back where she taps it again', async () => {
  const { taps, calls } = show();
  await taps.click((await dose(/^Iron, 8:00/)).getByRole('button', { name: /^Taken/ }));

  expect(calls(care.answerDose)[0]?.body).toEqual({ date: today, time: '08:00', answer: null });
});

it.each([
  [/^Iron, (13:00|1:00 PM)/, 'Skipped', null],
  [/^Iron, 8:00/, /^Taken/, 'taken'],
])('takes the answer to %s back with Undo', async (name, button, before) => {
  const { taps, calls } = show();
  await taps.click((await dose(name)).getByRole('button', { name: button }));
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(calls(care.answerDose)).toHaveLength(2));
  const [said, undone] = calls(care.answerDose).map(({ body }) => body);
  expect(undone).toEqual({ ...said, answer: before });
});

it('shows the answer as soon as it is kept', async () => {
  const doses: Dose[] = [taken];
  const { taps } = show({
    answers: [{ endpoint: care.listDoses, reply: (call) => answer(care.listDoses, [...doses]).reply(call) }],
  });
  await dose(/^Iron, 8:00/);
  doses.push({ ...taken, time: '13:00', answer: 'skipped' });
  await taps.click((await dose(/^Iron, (13:00|1:00 PM)/)).getByRole('button', { name: 'Skipped' }));

  expect(
    await (await dose(/^Iron, (13:00|1:00 PM)/)).findByRole('button', { name: 'Skipped', pressed: true }),
  ).toBeVisible();
});

it('advises no dose, and says whom to ask', async () => {
  show();

  expect(await screen.findAllByText(/one tablet/)).toHaveLength(2);
  expect(document.body).toHaveTextContent(/after a missed one, ask your pharmacist or doctor/);
  expect(document.body).not.toHaveTextContent(/double|twice as much|catch up|recommended/i);
});

it('looks at days that were, and at none to come', async () => {
  const { taps, calls } = show();
  expect(screen.getByRole('button', { name: 'The day after' })).toBeDisabled();
  await taps.click(screen.getByRole('button', { name: 'The day before' }));

  expect(screen.getByRole('heading', { level: 2, name: /^Yesterday/ })).toBeVisible();
  expect(calls(care.listDoses).at(-1)?.query).toEqual({
    startDate: addDays(today, -1),
    endDate: addDays(today, -1),
  });
});

it('writes a medicine down with its times and a reminder', async () => {
  const { taps, calls } = show({ answers: [answer(care.listMedicines, [])] });
  await taps.click(screen.getByRole('button', { name: 'Add a medicine' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a medicine' }));
  await taps.click(sheet.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Write what it is called.');
  expect(calls(care.addMedicine)).toEqual([]);

  await taps.type(sheet.getByLabelText('Name'), 'Vitamin D');
  expect(sheet.getByRole('switch', { name: 'Remind me at these times' })).toBeChecked();
  await taps.click(sheet.getByRole('button', { name: 'Save' }));

  expect(calls(care.addMedicine)[0]?.body).toEqual({
    name: 'Vitamin D',
    amount: null,
    rhythm: 'daily',
    times: ['08:00'],
    startsOn: today,
    endsOn: null,
    reminds: true,
  });
});

async function addVitaminD({ reminds = true } = {}) {
  const browser = fakePush();
  const view = show({
    answers: [
      answer(care.listMedicines, []),
      answer(calendar.listPushDevices, []),
      answer(calendar.readReminderSettings, neutralSettings),
    ],
    config: { pushPublicKey: 'key' },
  });
  await view.taps.click(screen.getByRole('button', { name: 'Add a medicine' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a medicine' }));
  await view.taps.type(sheet.getByLabelText('Name'), 'Vitamin D');
  if (!reminds) await view.taps.click(sheet.getByRole('switch', { name: 'Remind me at these times' }));
  view.answer(answer(care.listMedicines, [{ ...iron, reminds }]));
  await view.taps.click(sheet.getByRole('button', { name: 'Save' }));
  return { ...view, browser };
}

it('asks after the first medicine that is to remind, and says so where she does not want it to ring', async () => {
  const { taps, browser } = await addVitaminD();
  const question = await screen.findByRole('dialog', { name: 'Ring on this phone?' });
  expect(question).toHaveTextContent(
    /^Ring on this phone\?For Vitamin D, every day at (8:00 AM|08:00|8:00)\./,
  );
  await taps.click(within(question).getByRole('button', { name: 'Not now' }));

  expect(await screen.findByText('Will not ring on this phone.')).toBeVisible();
  expect(browser.asked).toEqual([]);
  browser.remove();
});

it('asks nothing after one that is not to remind', async () => {
  const { browser, calls } = await addVitaminD({ reminds: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  expect(calls(care.addMedicine)[0]?.body).toMatchObject({ reminds: false });
  expect(screen.queryByText('Will not ring on this phone.')).not.toBeInTheDocument();
  browser.remove();
});

it('keeps what she wrote where saving fails', async () => {
  const { taps } = show({ answers: [refuse(care.changeMedicine, 'internal')] });
  const [edit] = await screen.findAllByRole('button', { name: 'Edit Iron' });
  if (edit) await taps.click(edit);
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Iron' }));
  await taps.type(sheet.getByLabelText('Name'), ' syrup');
  await taps.click(sheet.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert', { name: 'Error', hidden: true })).toBeInTheDocument();
  expect(sheet.getByLabelText('Name')).toHaveValue('Iron syrup');
});

it('takes one that is needed now and then at the time it is', async () => {
  const needed: Medicine = { ...iron, name: 'Antihistamine', rhythm: 'needed', times: [] };
  const { taps, calls } = show({
    answers: [answer(care.listMedicines, [needed]), answer(care.listDoses, [])],
  });
  await taps.click(await screen.findByRole('button', { name: 'Taken' }));

  expect(calls(care.answerDose)[0]?.body).toMatchObject({
    answer: 'taken',
    time: expect.stringMatching(/^\d\d:\d\d$/) as string,
  });
  expect(screen.queryByRole('button', { name: 'Skipped' })).not.toBeInTheDocument();
});

it('keeps its shape while the list is on its way', () => {
  show({ answers: [pending(care.listMedicines)] });

  expect(screen.getByRole('status', { name: 'Loading medicines' })).toBeVisible();
});

it.each([
  ['is empty', answer(care.listMedicines, []), 'Nothing noted yet'],
  ['cannot be read', refuse(care.listMedicines, 'internal'), 'We lost the thread'],
])('says where the list %s', async (_, reply, words) => {
  show({ answers: [reply] });

  await waitFor(() => expect(document.body).toHaveTextContent(words));
});

it('takes a medicine away, and back', async () => {
  const { taps, calls } = show({
    answers: [answer(care.removeMedicine, undefined), answer(takenAway.putBack, undefined)],
  });
  const [edit] = await screen.findAllByRole('button', { name: 'Edit Iron' });
  await taps.click(edit as HTMLElement);
  await taps.click(await screen.findByRole('button', { name: 'Take it away' }));
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(calls(care.removeMedicine).map(({ params }) => params.medicineId)).toEqual([iron.id]);
  await waitFor(() => expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'medicine', id: iron.id }));
});
