import { takenAway } from '@nestwell/contracts/kernel';
import { care, type PressureReadingRow } from '@nestwell/contracts/care';
import { deviceDate } from '@nestwell/domain/device-time';
import { addDays } from '@nestwell/domain/calendar-days';
import {
  answer,
  aNursingMother,
  aQuietMember,
  offline,
  pending,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { withAnyPressure } from '@nestwell/safety/signs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PressurePage } from './pressure-page';

const today = deviceDate(new Date());
const bornFiveDaysAgo = aNursingMother({ babyBornOn: addDays(today, -5), isBirthDateExact: true });
const aReading = (changes: Partial<PressureReadingRow> = {}): PressureReadingRow => ({
  id: '019b0000-0000-7000-8000-000000000001',
  upper: 118,
  lower: 74,
  signs: [],
  measuredAt: new Date().toISOString(),
  ...changes,
});
const contact = { name: 'Maternity unit', phone: '020 7946 0112' };

function show({ answers = [], ...options }: HostTestOptions = {}, page = <PressurePage />) {
  const view = renderWithHost(page, {
    route: '/care/pressure',
    user: bornFiveDaysAgo,
    answers: [
      answer(care.listReadings, [aReading()]),
      answer(care.readCareContact, contact),
      answer(care.noteReading, aReading()),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup() };
}

async function take(taps: ReturnType<typeof userEvent.setup>, upper: number, lower: number, chip?: string) {
  await taps.type(screen.getByLabelText('Upper'), String(upper));
  await taps.type(screen.getByLabelText('Lower'), String(lower));
  if (chip) await taps.click(screen.getByRole('button', { name: chip }));
  await taps.click(screen.getByRole('button', { name: 'Save' }));
}
const title = () => screen.getByRole('heading', { level: 1 });

it.each([
  [139, 89, undefined, 'Noted'],
  [140, 60, undefined, 'Call today'],
  [120, 90, undefined, 'Call today'],
  [159, 109, undefined, 'Call today'],
  [160, 70, undefined, 'Emergency'],
  [140, 60, 'Headache that won’t go away', 'Emergency'],
  [120, 70, 'Upper belly pain', 'Call now'],
  [120, 70, 'Vomiting', 'Call now'],
  [120, 70, 'Chest pain', 'Emergency'],
  [120, 70, 'A fit', 'Emergency'],
  [80, 40, undefined, 'How do you feel?'],
])('%i over %i with %s: %s, before it is kept', async (upper, lower, chip, expected) => {
  const { taps } = show({ answers: [pending(care.noteReading)] });

  await take(taps, upper, lower, chip);

  expect(title()).toHaveTextContent(expected);
  expect(title()).toHaveFocus();
  expect(document.body).toHaveTextContent(`${upper}/${lower}`);
});

it('with a sign beside low figures asks for her unit, and does not tell her to unlock the door', async () => {
  const { taps } = show();
  await take(taps, 120, 70, 'Headache that won’t go away');

  expect(screen.getByRole('alert')).toHaveTextContent('Call your maternity unit, midwife or doctor now.');
  expect(await screen.findByRole('link', { name: 'Call 020 7946 0112' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Unlock the door');
});

it('asks what she has with a low reading, with both numbers', async () => {
  const { taps } = show();
  await take(taps, 80, 40);

  expect(screen.getByRole('alert')).toHaveTextContent(
    'The upper figure is below 90. With dizziness, bleeding, fever or feeling ill: call now.',
  );
  expect(await screen.findByRole('link', { name: 'Call 020 7946 0112' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Call emergency services/ })).toBeVisible();
});

it('below every limit still names each sign that needs care now', async () => {
  const { taps } = show();
  await take(taps, 139, 89);

  for (const sign of withAnyPressure.value) expect(document.body).toHaveTextContent(sign);
});

it('dials the emergency number with one tap, and says what to say', async () => {
  const { taps } = show();
  await take(taps, 164, 104);

  expect(screen.getByRole('alert')).toHaveTextContent('160 or 110, even once, is an emergency. Call now.');
  expect(screen.getByRole('link', { name: /^Call \d{3}$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(document.body).toHaveTextContent('“I had a baby 5 days ago. My blood pressure is 164 over 104.”');
  expect(await screen.findByRole('link', { name: /Call Maternity unit/ })).toHaveAttribute(
    'href',
    'tel:02079460112',
  );
});

it('calls her unit for a reading to call about, and names what makes it an emergency', async () => {
  const { taps } = show();
  await take(taps, 142, 86);

  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The upper figure is 140 or more\. Please call .* today/,
  );
  expect(await screen.findByRole('link', { name: 'Call 020 7946 0112' })).toBeVisible();
  expect(screen.getByRole('list', { name: /now if you also have/ })).toHaveTextContent(
    /headache that won’t go away.*upper belly.*vomiting.*swelling.*breathing.*chest pain.*a fit/,
  );
});

it('says what a reading asks for where it cannot be kept, and keeps it once it can', async () => {
  const { taps, answer: reply, calls } = show({ answers: [offline(care.noteReading)] });
  await take(taps, 164, 104);

  expect(title()).toHaveTextContent('Emergency');
  await waitFor(() => expect(document.body).toHaveTextContent('This reading is not kept yet.'));
  reply(answer(care.noteReading, aReading()));
  await taps.click(screen.getByRole('button', { name: 'Try again' }));

  expect(document.body).not.toHaveTextContent('This reading is not kept yet.');
  expect(calls(care.noteReading).map(({ body }) => [body.upper, body.lower])).toEqual([
    [164, 104],
    [164, 104],
  ]);
});

it.each([
  ['', '80', 'Write the upper figure, 50 to 300.'],
  ['80', '120', 'The lower figure is below the upper one.'],
  ['310', '80', 'Look again: 50 to 300.'],
])('asks again where %s over %s cannot be', async (upper, lower, problem) => {
  const { taps, calls } = show();
  if (upper) await taps.type(screen.getByLabelText('Upper'), upper);
  await taps.type(screen.getByLabelText('Lower'), lower);
  await taps.click(screen.getByRole('button', { name: 'Save' }));

  expect(document.body).toHaveTextContent(problem);
  expect(calls(care.noteReading)).toEqual([]);
});

it('goes on to the lower figure by itself, and takes a correction in the place of what was kept', async () => {
  const { taps, calls } = show({ answers: [answer(care.correctReading, aReading())] });
  await taps.type(screen.getByLabelText('Upper'), '124');
  expect(screen.getByLabelText('Lower')).toHaveFocus();
  await taps.keyboard('78{Enter}');
  await taps.click(screen.getByRole('button', { name: 'Edit this reading' }));
  await taps.clear(screen.getByLabelText('Lower'));
  await taps.type(screen.getByLabelText('Lower'), '95{Enter}');

  expect(title()).toHaveTextContent('Call today');
  expect(calls(care.correctReading)[0]?.body).toMatchObject({ upper: 124, lower: 95 });
});

/** Drawn anew as after a reload: what lies in the history stays, what the page knew does not. */
function Reloadable() {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <button onClick={() => setLoads(loads + 1)}>Reload</button>
      <PressurePage key={loads} />
    </>
  );
}

it('after a reload still corrects the reading it shows, and keeps no second one', async () => {
  const { taps, calls } = show({ answers: [answer(care.correctReading, aReading())] }, <Reloadable />);
  await take(taps, 124, 78);
  await waitFor(() => expect(calls(care.noteReading)).toHaveLength(1));
  await taps.click(screen.getByRole('button', { name: 'Reload' }));
  expect(document.body).not.toHaveTextContent('This reading is not kept yet.');

  await taps.click(screen.getByRole('button', { name: 'Edit this reading' }));
  await taps.clear(screen.getByLabelText('Lower'));
  await taps.type(screen.getByLabelText('Lower'), '95{Enter}');
  expect(title()).toHaveTextContent('Call today');
  await taps.click(screen.getByRole('button', { name: 'Reload' }));
  await taps.click(screen.getByRole('button', { name: 'Edit this reading' }));
  await taps.type(screen.getByLabelText('Lower'), '{Backspace}3{Enter}');

  expect(calls(care.noteReading)).toHaveLength(1);
  expect(calls(care.correctReading).map(({ params, body }) => [params.readingId, body.lower])).toEqual([
    [aReading().id, 95],
    [aReading().id, 93],
  ]);
});

it('says after a reload too that a reading is not kept, and sends it as the same one', async () => {
  const { taps, answer: reply, calls } = show({ answers: [offline(care.noteReading)] }, <Reloadable />);
  await take(taps, 164, 104);
  await taps.click(screen.getByRole('button', { name: 'Reload' }));
  expect(document.body).toHaveTextContent('This reading is not kept yet.');

  reply(answer(care.noteReading, aReading()));
  await taps.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.body).not.toHaveTextContent('This reading is not kept yet.');
  const keys = calls(care.noteReading).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

it('asks for a reading on days 3 to 10', () => {
  show();
  expect(document.body).toHaveTextContent('Day 5 after birth. Days 3 to 10 are worth a reading.');
});

it('speaks of no birth in a loss', () => {
  show({ user: aQuietMember('loss', { recoveringSince: addDays(today, -5) }) });

  expect(document.body).toHaveTextContent('A reading is worth taking these days.');
  expect(document.body).not.toHaveTextContent(/birth|baby/i);
});

it('calls no reading normal, in the drawing as in the table', async () => {
  const { taps } = show();

  expect(await screen.findByRole('img', { name: 'Blood pressure: 118/74' })).toBeVisible();
  await taps.click(screen.getByRole('button', { name: 'As a table' }));
  expect(screen.getByRole('table')).toHaveTextContent('118/74');
  expect(document.body).not.toHaveTextContent(/normal|good|fine|healthy/i);
});

it('takes a reading away, and back', async () => {
  const { taps, calls } = show({
    answers: [answer(care.removeReading, undefined), answer(takenAway.putBack, undefined)],
  });
  await taps.click(await screen.findByRole('button', { name: 'As a table' }));
  await taps.click(screen.getByRole('button', { name: /^Take away 118\/74/ }));
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(calls(care.removeReading)).toHaveLength(1);
  const [sent] = calls(care.removeReading);
  await waitFor(() =>
    expect(calls(takenAway.putBack)[0]?.body).toEqual({
      kind: 'pressureReading',
      id: sent?.params.readingId,
    }),
  );
});

describe('a monitor that shows another unit', () => {
  it.each([
    ['cmHg: 160 / 110', 'Emergency'],
    ['kPa: 120 / 83', 'Noted'],
  ])('is asked for, and %s is taken as that', async (name, outcome) => {
    const { taps, calls } = show();
    await take(taps, 16, 11);
    expect(calls(care.noteReading)).toEqual([]);

    await taps.click(screen.getByRole('button', { name }));
    await taps.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title()).toHaveTextContent(outcome));
    const [, upper, lower] = /(\d+) \/ (\d+)/.exec(name) ?? [];
    expect(calls(care.noteReading).map(({ body }) => body)).toMatchObject([
      { upper: Number(upper), lower: Number(lower) },
    ]);
  });

  it('is not asked for beside a reading in mmHg', async () => {
    const { taps } = show();
    await taps.type(screen.getByLabelText('Upper'), '120');
    await taps.type(screen.getByLabelText('Lower'), '80');
    expect(screen.queryByRole('button', { name: /kPa/ })).not.toBeInTheDocument();
  });
});
