import { care, type Medicine } from '@nestwell/contracts/care';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useRegion, type Place } from '@nestwell/remote-kit';
import { answer, aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import type { User } from '@nestwell/contracts/account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MedicinesPage } from './medicines-page';

const taps = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const today = deviceDate(new Date());
const aMedicine = (name: string): Medicine => ({
  id: '019b0000-0000-7000-8000-000000000010',
  name,
  amount: null,
  rhythm: 'daily',
  times: ['08:00', '13:00'],
  startsOn: addDays(today, -3),
  endsOn: null,
  reminds: true,
});

function In({ place }: { place: Place }) {
  const { choose } = useRegion();
  return <button onClick={() => choose(place)}>Live there</button>;
}

function show(user: User, { saved = [], place = 'us' }: { saved?: Medicine[]; place?: Place } = {}) {
  return renderWithHost(
    <>
      <In place={place} />
      <MedicinesPage />
    </>,
    {
      route: '/care/medicines',
      user,
      answers: [
        answer(care.listMedicines, saved),
        answer(care.listDoses, []),
        answer(care.readCareContact, { name: 'Rosehill unit', phone: '020 7946 0000' }),
      ],
    },
  );
}

async function write(name: string, amount = '') {
  await taps.click(screen.getByRole('button', { name: 'Live there' }));
  await taps.click(screen.getByRole('button', { name: 'Add a medicine' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a medicine' }));
  await taps.type(sheet.getByRole('textbox', { name: 'Name' }), name);
  if (amount) await taps.type(sheet.getByRole('textbox', { name: /^Amount/ }), amount);
  return sheet;
}
const CARD = { name: 'Ask about this medicine' };

const pregnant = aUser({ pregnancyWeek: 34 });
const places = [
  ['us', '911', 'Advil'],
  ['ca', '911', 'Motrin'],
  ['gb', '999', 'Nurofen'],
  ['au', '000', 'Naprogesic'],
  ['nz', '111', 'Fenpaed'],
  ['elsewhere', '112', 'Ibuprofin'],
] as const;

it.each(places)('in %s it says whom to call, with %s, about %s at 34 weeks', async (place, number, name) => {
  show(pregnant, { place });
  const sheet = await write(name);
  const card = within(sheet.getByRole('region', CARD));

  expect(card.getByText(/^Ask today, before the next dose/)).toBeVisible();
  expect(card.getByText(/Do not stop it on your own/)).toBeVisible();
  expect(card.getByText(/From week 20 these can harm/)).toBeVisible();
  expect(card.getByText(/^FDA 2020, NSAIDs/)).toBeVisible();
  expect(await card.findByRole('link', { name: /Call Rosehill unit/ })).toBeVisible();
  expect(card.getByRole('link', { name: /Call emergency services/ })).toHaveAttribute(
    'href',
    `tel:${number}`,
  );
});

it('leaves out no dose of what is dangerous to stop', async () => {
  show(pregnant);
  const sheet = await write('Epilim');

  expect(within(sheet.getByRole('region', CARD)).getByText(/^Call today.*leave out no dose/)).toBeVisible();
});

it('knows low-dose aspirin by its amount', async () => {
  show(pregnant);
  const sheet = await write('Aspirin', '75 mg');

  expect(sheet.getByRole('region', CARD)).toHaveTextContent(/Call today.*Low-dose aspirin/);
});

it.each([
  ['pregnant', pregnant, /not for pregnancy.*Ask your pharmacist before the first dose; do not stop one/],
  ['nursing', aNursingMother(), /not for nursing mothers.*Ask your pharmacist before the first dose/],
  ['paused', aQuietMember('paused'), /^Some medicines, also without prescription, need a word first/],
])('stands one line under every name, %s', async (_, user, line) => {
  show(user);
  const sheet = await write('Levothyroxine');

  expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(line);
  expect(sheet.queryByRole('region', CARD)).not.toBeInTheDocument();
});

it.each([
  ['after a loss', aQuietMember('loss')],
  ['after a birth, not nursing', aNursingMother({ isBreastfeeding: false })],
])('says nothing of ibuprofen %s', async (_, user) => {
  show(user);
  const sheet = await write('Ibuprofen');

  expect(sheet.queryByRole('region', CARD)).not.toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: 'Name' })).not.toHaveAccessibleDescription();
});

it('speaks of no pregnancy and no baby in a pause', async () => {
  show(aQuietMember('paused'));
  const sheet = await write('Isotretinoin');

  expect(sheet.getByRole('region', CARD)).toHaveTextContent(/Ask today.*needs a word with a pharmacist/);
  expect(sheet.getByRole('region', CARD)).not.toHaveTextContent(/pregnan|nurs|baby/i);
});

it('gives the daily maximum of paracetamol without an alarm', async () => {
  show(aNursingMother());
  const sheet = await write('Tylenol');

  expect(sheet.getByText(/4 g \(eight pills of 500 mg\) is the most/)).toBeVisible();
  expect(sheet.queryByRole('region', CARD)).not.toBeInTheDocument();
});

it('marks what was saved before, once a day, and says why on a tap', async () => {
  show(pregnant, { saved: [aMedicine('Ibuprofen 400 mg')] });
  const mark = await screen.findByRole('button', { name: 'Ask today, do not stop on your own' });
  expect(screen.queryByRole('region', CARD)).not.toBeInTheDocument();
  await taps.click(mark);

  expect(screen.getByRole('region', CARD)).toHaveTextContent(/From week 20 these can harm/);
});

it.each(['Iron', 'Vitamin D', 'Levothyroxine'])('marks no saved %s', async (name) => {
  show(pregnant, { saved: [aMedicine(name)] });
  await screen.findByRole('listitem', { name: `${name}, 8:00 AM` });

  expect(screen.queryByRole('button', { name: /^Ask today/ })).not.toBeInTheDocument();
});
