import { care, usualCareSettings, type BabyNoteAnswer } from '@nestwell/contracts/care';
import type { User } from '@nestwell/contracts/account';
import { answer, aNursingMother, aQuietMember, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRegion } from '@nestwell/remote-kit';
import type { ReactNode } from 'react';
import { aBabyNote, aFeedBefore, aRunningFeed } from '../../testing/a-baby-note';
import { FeedingPage } from './feeding-page';

// Her phone is five minutes ahead of the server.
const AHEAD = 5 * 60_000;
const serverNow = new Date('2026-11-20T12:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: serverNow.getTime() + AHEAD, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) =>
  userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }));

interface Shown {
  notes?: BabyNoteAnswer[];
  user?: User;
  route?: string;
  beside?: ReactNode;
}

async function show({ notes = [], user = aNursingMother(), route = '/care/feeding', beside }: Shown = {}) {
  const page = (
    <>
      {beside}
      <FeedingPage />
    </>
  );
  const view = renderWithHost(page, {
    user,
    route,
    answers: [
      answer(care.listBabyLog, notes),
      answer(care.readServerClock, { now: serverNow.toISOString() }),
      answer(care.readCareSettings, { ...usualCareSettings, babyNames: ['Mila', 'Noah'] }),
      answer(care.startBabyTimer, () => aRunningFeed(serverNow)),
      answer(care.stepBabyTimer, () => aRunningFeed(serverNow)),
      answer(care.endBabyTimer, () => aRunningFeed(serverNow)),
      answer(care.changeBabyNote, () => aRunningFeed(serverNow)),
      answer(care.logBabyNote, ({ body }) => aBabyNote({ kind: body.kind })),
      answer(care.deleteBabyNote, undefined),
    ],
  });
  await screen.findByRole('tab', { name: 'Bottle' });
  return view;
}

it('shows what runs by the clock of the server, on a phone that is five minutes ahead', async () => {
  await show({ notes: [aRunningFeed(serverNow)] });

  expect(await screen.findByRole('timer')).toHaveTextContent(/^12:0\d$/);
  expect(screen.getByRole('button', { name: /^Left 8:00 First/ })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: /^Right 4:0\d Running/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/one pause of 2 min\./);
});

it('says how long ago the last feed began, and offers the other side', async () => {
  await show({ notes: [aFeedBefore(110, serverNow), aBabyNote({ kind: 'supplement', name: 'Vitamin D' })] });

  expect(await screen.findByRole('button', { name: 'Right Next' })).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Left, 1 h 50 min ago');
});

it('starts, changes side, pauses and ends with one press each', async () => {
  const view = await show();
  await press(/^Left/);
  expect(view.calls(care.startBabyTimer)[0]?.body).toMatchObject({ kind: 'breast', baby: 1, side: 'left' });

  view.answer(answer(care.listBabyLog, [aRunningFeed(serverNow)]));
  await view.queryClient.invalidateQueries();
  await screen.findByRole('button', { name: 'Done' });
  await press('Pause');
  await press(/^Left/);
  expect(view.calls(care.stepBabyTimer).map(({ body }) => body.step)).toEqual(['pause', 'left']);

  await press('Done');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(view.toasts().map(({ title }) => title)).toContain('Feed saved');
});

it.each([
  ['bottle', /^Save 3 fl oz/, { kind: 'bottle', milk: 'own', volume: 89 }],
  ['nappy', /^Wet Tap/, { kind: 'nappy', nappy: 'wet' }],
  ['nappy', /^Wet and dirty/, { kind: 'nappy', nappy: 'both' }],
] as const)('saves a %s with one press, and can take it back', async (tab, button, body) => {
  const view = await show({ route: `/care/feeding?tab=${tab}` });
  await press(button);
  expect(view.calls(care.logBabyNote)[0]?.body).toMatchObject(body);

  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'Undo' }));
  expect(view.calls(care.deleteBabyNote)).toHaveLength(1);
});

it('keeps a bottle of another time where she says so', async () => {
  const view = await show({ route: '/care/feeding?tab=bottle' });
  expect(screen.queryByLabelText('When')).not.toBeInTheDocument();

  await press('Change');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-11-20T03:30' } });
  await press(/^Save 3 fl oz/);
  expect(view.calls(care.logBabyNote)[0]?.body).toMatchObject({
    startedAt: new Date('2026-11-20T03:30').toISOString(),
  });
  expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
});

it('goes on or is done while it is paused, and nothing else', async () => {
  const [left] = aRunningFeed(serverNow).sides;
  await show({ notes: [aRunningFeed(serverNow, { sides: left ? [left] : [] })] });

  expect(await screen.findByRole('button', { name: 'Go on, left' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Both' })).not.toBeInTheDocument();
});

it('keeps what was pumped of each side, and adds it up in both units', async () => {
  const view = await show({ route: '/care/feeding?tab=pump', user: aNursingMother({ units: 'metric' }) });
  await press('More left');
  await press('More right');
  await press('More right');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('15 ml, 0.5 fl oz');

  await press('Save 15 ml');
  expect(view.calls(care.logBabyNote)[0]?.body).toMatchObject({ baby: null, volumeLeft: 5, volumeRight: 10 });
});

it('has a timer for each of two babies, and says which runs unseen', async () => {
  await show({ notes: [aRunningFeed(serverNow, { baby: 2 })], user: aNursingMother({ babies: 2 }) });
  const babies = within(await screen.findByRole('radiogroup', { name: 'Which baby' }));

  expect(await babies.findByRole('radio', { name: 'Noah A timer runs' })).not.toBeChecked();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await userEvent.setup({ delay: null }).click(babies.getByRole('radio', { name: /^Noah/ }));
  expect(screen.getByRole('timer')).toBeVisible();
});

it('says below which counts she calls, whatever was noted', async () => {
  await show();

  expect(
    screen.getByRole('heading', {
      name: /^Fewer (than 8 feeds|wet diapers than usual)/,
    }),
  ).toBeVisible();
  expect(screen.queryByText(/normal|enough|well done|good/i)).not.toBeInTheDocument();
});

it.each([
  ['gb', 'Call your midwife or health visitor today.'],
  ['us', 'Call your baby’s doctor today.'],
] as const)('names whom there is to call in her country: %s', async (place, said) => {
  function Here() {
    const { choose } = useRegion();
    return <button onClick={() => choose(place)}>Here</button>;
  }
  await show({ beside: <Here /> });
  await press('Here');

  expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(said);
});

it('lists a night’s sleep with the day that it ended in, which counts it', async () => {
  // From an hour before midnight to a quarter past it.
  const hour = new Date(serverNow).getHours();
  const ago = (hours: number) => new Date(serverNow.getTime() - hours * 3_600_000).toISOString();
  const night = aBabyNote({ kind: 'sleep', startedAt: ago(hour + 1), endedAt: ago(hour - 0.25) });
  await show({ notes: [night] });

  const region = screen.getByRole('region', { name: 'Today' });
  expect(region).toHaveTextContent('h longest sleep1:15');
  expect(within(region).getByRole('button', { name: /^Edit Sleep/ })).toBeVisible();
});

it('jumps from the top to today, also from a day before', async () => {
  await show();
  await press('The day before');
  expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  await press('Jump to today');

  expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus();
});

it('lets every field be changed, and names a side that does not fit', async () => {
  const view = await show({ notes: [aFeedBefore(110, serverNow)] });
  await press(/^Edit Left, 14 min/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit this feed' }));
  const user = userEvent.setup({ delay: null });
  const side = within(dialog.getByRole('group', { name: 'Side 1' }));
  const to = side.getByLabelText('To');
  const before = (to as HTMLInputElement).value;
  await user.clear(to);
  await user.type(to, '2026-11-20T23:00');
  expect(side.getByText(/does not fit/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(view.calls(care.changeBabyNote)).toHaveLength(0);

  await user.clear(to);
  await user.type(to, before);
  await user.selectOptions(side.getByLabelText('Side'), 'right');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const [changed] = view.calls(care.changeBabyNote);
  expect(changed?.body.sides).toEqual([{ ...aFeedBefore(110, serverNow).sides[0], side: 'right' }]);
});

it('is not there after a loss', () => {
  const view = renderWithHost(<FeedingPage />, { user: aQuietMember('loss'), route: '/care/feeding' });

  expect(view.location()).toBe('/care');
});

it('offers to try again where the log cannot be read', async () => {
  renderWithHost(<FeedingPage />, {
    user: aNursingMother(),
    answers: [refuse(care.listBabyLog, 'internal')],
  });

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([
  ['Honey', /Never give honey to a baby under 12 months/],
  ['Gripe water', /Ask a pharmacist, midwife or doctor before the first drop/],
  ['ibuprofen', /Under 6 months only when a clinician told you/],
  ['codeine', /breathing can stop/],
])('asks for a word before baby is given %s', async (name, words) => {
  await show();
  await userEvent.setup({ delay: null }).click(screen.getByRole('tab', { name: 'Bottle' }));
  await press('A supplement');
  await userEvent.setup({ delay: null }).type(screen.getByRole('textbox', { name: 'What it was' }), name);

  const note = screen.getByRole('region', { name: 'Ask about this medicine' });
  expect(note).toHaveTextContent(/^Before you give it, call/);
  expect(note).toHaveTextContent(words);
});

describe('without nursing', () => {
  const formulaFed = aNursingMother({ isBreastfeeding: false });
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  it('begins at the bottle, with formula and how it is made, and has no breast', async () => {
    await show({ user: formulaFed });

    expect(tabs()).toEqual(['Bottle', 'Diaper', 'Sleep', 'Pump']);
    expect(screen.getByRole('tab', { name: 'Bottle' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('radio', { name: 'Formula' })).toBeChecked();
    expect(screen.getByText(/still 158 °F \(70 °C\) or hotter/)).toBeVisible();
    expect(screen.getByText(/32 oz \(1,000 ml\) in 24 hours/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/breast|Left|Right/);
  });

  it('keeps the breast where she noted it, and the milk of the last bottle', async () => {
    const bottle = aBabyNote({
      kind: 'bottle',
      milk: 'other',
      volume: 90,
      startedAt: serverNow.toISOString(),
    });
    await show({ user: formulaFed, notes: [aFeedBefore(200, serverNow), bottle] });

    expect(tabs()).toEqual(['Bottle', 'Diaper', 'Sleep', 'Pump', 'Breast']);
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Formula, step by step' })).not.toBeInTheDocument();
  });

  it.each([
    ['metric', /^Save 355 ml$/],
    ['us', /^Save 12 fl oz$/],
  ] as const)('takes no bottle larger than there is one, in %s units', async (units, most) => {
    await show({ user: aNursingMother({ isBreastfeeding: false, units }) });
    const more = screen.getByRole('button', { name: 'More amount' });
    const { click } = userEvent.setup({ delay: null });
    for (let presses = 0; presses < 60 && !more.hasAttribute('disabled'); presses += 1) await click(more);

    expect(more).toBeDisabled();
    expect(screen.getByRole('button', { name: most })).toBeVisible();
  });

  it('folds the guide for a mother who nurses, until she opens it', async () => {
    await show({ route: '/care/feeding?tab=bottle' });
    expect(screen.queryByRole('button', { name: 'Formula, step by step' })).not.toBeInTheDocument();

    await userEvent.setup({ delay: null }).click(screen.getByRole('radio', { name: 'Formula' }));

    expect(screen.getByRole('button', { name: 'Formula, step by step' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
