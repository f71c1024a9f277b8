import { care, type RecoveryNote } from '@nestwell/contracts/care';
import {
  answer,
  aNursingMother,
  aQuietMember,
  aUser,
  pending,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecoveryPage } from './recovery-page';

const aNote = (changes: Partial<RecoveryNote> = {}): RecoveryNote => ({
  id: '019b0000-0000-7000-8000-000000000002',
  bleeding: 'less',
  wound: null,
  temperature: 37.2,
  legs: null,
  pelvicFloor: null,
  breath: null,
  head: null,
  belly: null,
  breasts: null,
  urine: null,
  notedAt: new Date().toISOString(),
  ...changes,
});

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<RecoveryPage />, {
    route: '/care/body',
    user: aNursingMother({ units: 'metric' }),
    answers: [
      answer(care.listRecovery, []),
      answer(care.readCareContact, null),
      answer(care.noteRecovery, aNote()),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup() };
}
function isIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const emergency = () => screen.queryAllByRole('link', { name: /Call emergency services/ });

it('has nothing chosen for her, and keeps what she left out as unanswered', async () => {
  const { taps, calls } = show();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

  await taps.click(part('Bleeding').getByRole('button', { name: 'Less' }));
  await taps.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(calls(care.noteRecovery)[0]?.body).toEqual({
    bleeding: 'less',
    wound: null,
    temperature: null,
    legs: null,
    pelvicFloor: null,
    breath: null,
    head: null,
    belly: null,
    breasts: null,
    urine: null,
  });
});

it.each([
  ['Bleeding', 'A pad soaked in an hour', 'Bleeding that soaks a pad in an hour needs care now.'],
  ['Bleeding', 'Clots larger than an egg', 'A clot larger than an egg needs care now.'],
  ['Bleeding', 'Bad smell', 'A foul smell needs care now.'],
  ['Legs', 'One leg', 'Pain or swelling in one leg needs care now.'],
  ['Breath and heart', 'Trouble breathing', 'Trouble breathing: call now.'],
  ['Breath and heart', 'Chest pain', 'Chest pain or a fast heartbeat: call now.'],
  ['Head and eyes', 'Headache that stays or grows', 'A headache that won’t go away or gets worse: call now.'],
  ['Head and eyes', 'Changes in what I see', 'Changes in what you see: call now.'],
  ['Belly', 'Severe, does not go away', 'Severe belly pain that does not go away: call now.'],
  ['Breasts', 'Hot, red or sore patch', 'A hot, red or sore patch on a breast: call today.'],
  ['Breasts', 'With a fever, or very ill', 'with a fever, shivering or feeling very ill: call now.'],
  ['Passing urine', 'Pain or burning', 'Pain or burning when you pass urine: call today.'],
  ['Passing urine', 'Cannot, or only drops', 'You cannot pass urine, or only drops: call now.'],
])('%s “%s” opens whom to call before any save, and after it', async (name, label, says) => {
  const { taps } = show({ answers: [pending(care.noteRecovery)] });

  await taps.click(part(name).getByRole('button', { name: label }));

  expect(part(name).getByRole('alert')).toHaveTextContent(says);
  expect(emergency()[0]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await taps.click(screen.getByRole('button', { name: 'Save' }));
  expect(emergency()).toHaveLength(1);
});

/** What a thermometer of either kind shows, in the units and the region of either kind of member. */
describe.each([
  ['metric units, Vienna', 'metric', 'Europe/Vienna', '°C'],
  ['US units, London', 'us', 'Europe/London', '°C'],
  ['US units, Chicago', 'us', 'America/Chicago', '°F'],
  ['metric units, Chicago', 'metric', 'America/Chicago', '°F'],
] as const)('with %s', (_, units, timeZone, degrees) => {
  it.each([
    ['37.9', 0],
    ['38', 1],
    ['38.9', 1],
    ['39,2', 1],
    ['100.3', 0],
    ['100.4', 1],
    ['101', 1],
  ])('asks in the scale of the region, and at %s whom to call stands %i times', async (typed, times) => {
    isIn(timeZone);
    const { taps } = show({ user: aNursingMother({ units }) });
    await taps.type(screen.getByLabelText(`Temperature in ${degrees}`), typed);

    expect(emergency()).toHaveLength(times);
  });
});

it.each([
  ['America/Chicago', 'A temperature of 100.4 °F (38 °C) or more'],
  ['Europe/London', 'A temperature of 38 °C (100.4 °F) or more'],
])('names the limit in %s in the scale of the thermometers there first', async (timeZone, said) => {
  isIn(timeZone);
  const { taps } = show();
  await taps.type(screen.getByRole('textbox', { name: /^Temperature in/ }), '38.9');

  expect(part('Temperature').getByRole('alert')).toHaveTextContent(said);
});

it('keeps what was typed in the other scale as the same temperature', async () => {
  const { taps, calls } = show();
  await taps.type(screen.getByLabelText('Temperature in °C'), '100.4');

  expect(part('Temperature').getByRole('alert')).toHaveTextContent(
    '38 °C (100.4 °F) or more needs care now.',
  );
  await taps.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls(care.noteRecovery)[0]?.body).toMatchObject({ temperature: 38 });
});

it('lets her choose the scale that stands at the field', async () => {
  const { taps } = show();
  await taps.click(screen.getByRole('button', { name: 'Switch to °F' }));

  expect(screen.getByRole('textbox', { name: 'Temperature in °F' })).toBeVisible();
});

it('says what a thermometer can show where a figure is of neither scale', async () => {
  const { taps } = show();
  await taps.type(screen.getByLabelText('Temperature in °C'), '60');
  await taps.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByRole('textbox', { name: 'Temperature in °C' })).toHaveAccessibleDescription(
    /34 to 43 °C, or 93 to 110 °F/,
  );
});

it('asks for a look today at a red wound, and only mentions the pelvic floor', async () => {
  const { taps } = show();
  await taps.click(part('Wound').getByRole('button', { name: 'Red or hot' }));
  await taps.click(part('Pelvic floor').getByRole('button', { name: 'Leaks' }));

  expect(part('Wound').getByRole('alert')).toHaveTextContent('needs a look today');
  expect(part('Pelvic floor').getByRole('status')).toHaveTextContent('You need not put up with leaks');
  expect(emergency()).toHaveLength(1);
});

it('keeps her answers where saving fails', async () => {
  const { taps, toasts } = show({ answers: [refuse(care.noteRecovery, 'internal')] });
  await taps.click(part('Legs').getByRole('button', { name: 'One leg' }));
  await taps.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert', { name: 'Error' })).toBeVisible();
  expect(toasts()).toHaveLength(1);
  expect(part('Legs').getByRole('button', { name: 'One leg' })).toHaveAttribute('aria-pressed', 'true');
});

it('tells what she noted before, and what she left out', async () => {
  show({ answers: [answer(care.listRecovery, [aNote()])] });

  expect(await screen.findByRole('list', { name: 'Earlier notes' })).toHaveTextContent(
    'Bleeding: less. Temperature: 37.2 °C. Not answered: breath and heart, head and eyes, belly, wound,',
  );
});

it('tells a note of an earlier version, which was not asked about the further parts', async () => {
  const { breath: _b, head: _h, belly: _y, breasts: _s, urine: _u, ...earlier } = aNote({ legs: 'one' });
  show({ answers: [answer(care.listRecovery, [earlier as RecoveryNote])] });

  expect(await screen.findByRole('list', { name: 'Earlier notes' })).toHaveTextContent(
    'Bleeding: less. Temperature: 37.2 °C. Legs: one leg. Not answered: breath and heart',
  );
});

it('names its sources in whole sentences', () => {
  show();

  expect(screen.getByText(/^Signs: CDC, Hear Her.*\. NICE NG194; NHS, mastitis\.$/)).toBeVisible();
});

it('leads a pregnant mother back to Care, and names no baby in a loss', async () => {
  expect(show({ user: aUser() }).location()).toBe('/care');
  show({ user: aQuietMember('loss') });
  expect(document.body).not.toHaveTextContent(/baby|birth/i);
});
