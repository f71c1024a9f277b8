import { care } from '@nestwell/contracts/care';
import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import {
  answer,
  aNursingMother,
  aPausedPregnancy,
  aQuietMember,
  aUser,
  offline,
  pending,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CanIEatPage } from './can-i-eat-page';

const aDrink = (changes: Partial<Meal> = {}): Meal => ({
  id: '019b0000-0000-7000-8000-000000000050',
  userId: '019b0000-0000-7000-8000-000000000001',
  name: 'Coffee',
  calories: 2,
  protein: null,
  carbs: null,
  fat: null,
  portion: { label: '200 ml', grams: 200, times: 1 },
  micronutrients: {},
  mealType: 'snack',
  loggedAt: new Date().toISOString(),
  ...changes,
});

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<CanIEatPage />, {
    route: '/care/can-i-eat',
    user: aUser({ pregnancyWeek: 30 }),
    answers: [
      answer(nutrition.listMeals, []),
      answer(nutrition.logMealOfUser, aDrink()),
      answer(nutrition.deleteMeal, undefined),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const field = () => screen.getByRole('searchbox', { name: 'Food or drink' });
const card = (name: string) => screen.getByRole('article', { name });
const status = () => within(screen.getByRole('region', { name: 'Results' })).getByRole('status');
const caffeine = () => screen.getByRole('region', { name: 'Caffeine today' });
const country = (name: string) => [screen.getByRole('combobox', { name: 'Country' }), name] as const;
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

beforeEach(() => localStorage.clear());

it('finds while she types, with level, reason, source and date, and what other countries say folded', async () => {
  const { taps } = show();
  await taps.selectOptions(...country('United States'));

  await taps.type(field(), 'tuna');

  expect(status()).toHaveTextContent('3 of 3 for “tuna”');
  expect(names()).toEqual(['Tuna, albacore', 'Tuna, bigeye', 'Tuna, canned light']);
  expect(card('Tuna, albacore')).toHaveTextContent('Limit');
  expect(card('Tuna, albacore')).toHaveTextContent(
    /One portion \(4 oz\) a week at most\. FDA, EPA\. Checked .*2026\./,
  );
  expect(card('Tuna, bigeye')).toHaveTextContent('Avoid');
  expect(card('Tuna, canned light')).toHaveTextContent('Fine');
  const others = within(card('Tuna, albacore')).getByRole('button', { name: 'Other countries' });
  expect(others).toHaveAttribute('aria-expanded', 'false');

  await taps.click(others);
  expect(within(card('Tuna, albacore')).getByText(/Four cans or two steaks/)).toBeVisible();
});

it('goes by the country and the stage she chooses', async () => {
  const { taps } = show();
  await taps.type(field(), 'swordfish');
  await taps.selectOptions(...country('United Kingdom'));
  expect(card('Swordfish')).toHaveTextContent('Avoid');

  await taps.selectOptions(...country('Australia'));
  expect(card('Swordfish')).toHaveTextContent('Limit');

  await taps.selectOptions(...country('Elsewhere'));
  expect(card('Swordfish')).toHaveTextContent('United States, the most careful we know');

  await taps.clear(field());
  await taps.type(field(), 'brie');
  await taps.selectOptions(screen.getByRole('combobox', { name: 'Looked up for' }), 'Nursing');
  expect(card('Brie')).toHaveTextContent('This is about pregnancy.');
  expect(card('Brie')).not.toHaveTextContent('Avoid');
});

it('says of what it does not know whom to ask, and never that it is safe', async () => {
  const { taps, container } = show();

  await taps.type(field(), 'xylophone');

  expect(status()).toHaveTextContent('Not in our list. Ask your midwife or pharmacist.');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/\bsafe\b/i);
});

it('shows before she types what to avoid and what she looked up last, until she clears it', async () => {
  const { taps, unmount } = show();
  const toAvoid = within(screen.getByRole('region', { name: 'To avoid in pregnancy' }));
  await taps.click(toAvoid.getByRole('button', { name: 'King mackerel' }));
  expect(names()).toEqual(['King mackerel']);
  await taps.clear(field());
  await taps.type(field(), 'sushi{Enter}');
  unmount();

  const again = show();
  const last = within(await screen.findByRole('list', { name: 'Looked up last' }));
  expect(last.getByRole('button', { name: 'sushi' })).toBeVisible();
  await again.taps.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('list', { name: 'Looked up last' })).not.toBeInTheDocument();

  act(() => again.toasts().at(-1)?.action?.onSelect());
  expect(await screen.findByRole('list', { name: 'Looked up last' })).toHaveTextContent('sushi');
});

it('counts the caffeine of what she logged, and says what is unknown', async () => {
  const coffee = aDrink();
  const latte = { ...coffee, id: '019b0000-0000-7000-8000-000000000051', name: 'Latte, whole milk' };
  const { taps } = show({ answers: [answer(nutrition.listMeals, [coffee, latte])] });
  await taps.selectOptions(...country('United States'));

  const day = within(await screen.findByRole('list', { name: 'What had caffeine today' }));
  expect(caffeine()).toHaveTextContent('80 of 200 mg');
  expect(screen.getByRole('progressbar', { name: 'Caffeine today' })).toHaveAttribute(
    'aria-valuetext',
    '80 of 200 milligrams',
  );
  expect(day.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Coffee, 7 fl oz \(200 ml\).*80 milligrams$/),
    expect.stringMatching(/^Latte, whole milk.*unknown$/),
  ]);
  expect(caffeine()).toHaveTextContent('Caffeine unknown in 1 food: not in the sum.');
});

it.each([
  ['pregnant, a little less', aUser(), 497, false],
  ['pregnant', aUser(), 500, true],
  ['nursing, a little less', aNursingMother(), 747, false],
  ['nursing', aNursingMother(), 750, true],
] as const)('%s, it says at the amount of a day that this is it', async (_, user, grams, isReached) => {
  const coffee = aDrink({ portion: { label: `${grams} ml`, grams, times: 1 } });
  const { taps } = show({ user, answers: [answer(nutrition.listMeals, [coffee])] });
  await taps.selectOptions(...country('United States'));

  await screen.findByRole('list', { name: 'What had caffeine today' });
  expect(caffeine().textContent?.includes('That is today’s amount.')).toBe(isReached);
});

it('logs a cup with one tap, and takes it back', async () => {
  const { taps, calls, toasts } = show();
  await taps.selectOptions(...country('United States'));

  await taps.click(await screen.findByRole('button', { name: /^Coffee, 80/ }));

  await waitFor(() => expect(toasts().at(-1)).toMatchObject({ title: 'Coffee logged' }));
  expect(calls(nutrition.logMealOfUser)[0]?.body).toMatchObject({
    name: 'Coffee',
    portion: { label: '1 mug', grams: 200, times: 1 },
    mealType: 'snack',
  });
  toasts().at(-1)?.action?.onSelect();
  await waitFor(() => expect(calls(nutrition.deleteMeal)).toHaveLength(1));
});

it.each([
  ['United Kingdom', ['Coffee, 140', 'Instant coffee, 100', 'Black tea, 75']],
  ['Elsewhere', ['Coffee, 179', 'Instant coffee, 106', 'Black tea, 75']],
])('counts a mug by the figures of her country, in %s', async (where, drinks) => {
  const { taps } = show();
  await taps.selectOptions(...country(where));

  for (const drink of drinks)
    expect(await screen.findByRole('button', { name: new RegExp(`^${drink} milligrams`) })).toBeVisible();
});

it('looks up without a network, while the diary says that it could not be read', async () => {
  const { taps } = show({ answers: [offline(nutrition.listMeals)] });
  await taps.type(field(), 'coffee');

  expect(card('Coffee')).toHaveTextContent('Limit');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('waits with the diary alone', () => {
  show({ answers: [pending(nutrition.listMeals)] });

  expect(screen.getByRole('status', { name: 'Loading what you logged today' })).toBeInTheDocument();
  expect(field()).toBeVisible();
});

it('counts no caffeine for a mother who does not nurse', () => {
  show({ user: aNursingMother({ isBreastfeeding: false }) });

  expect(screen.queryByRole('region', { name: 'Caffeine today' })).not.toBeInTheDocument();
});

it('stays for a paused pregnancy that goes on, and names no stage', () => {
  show({ user: aPausedPregnancy(true) });

  expect(screen.getByRole('heading', { name: 'To avoid' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Looked up for' })).not.toBeInTheDocument();
});

it.each([null, false])('is gone for a paused pregnancy of which she said %s', (goesOn) => {
  show({ user: aPausedPregnancy(goesOn) });

  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it.each(['paused', 'loss'] as const)('is gone in %s', (state) => {
  show({ user: aQuietMember(state) });

  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it.each([
  ['an allergy to fish', { allergies: ['fish' as const] }, 'You saved an allergy to fish.'],
  ['a diet', { dietaryRestrictions: ['vegetarian'] }, 'You saved vegetarian, and this is not.'],
])('says on the card that she saved %s', async (_, profile, words) => {
  show({ user: aUser({ pregnancyWeek: 30, ...profile }), route: '/care/can-i-eat?q=salmon' });
  await userEvent.type(screen.getByRole('searchbox'), 'salmon, cooked');

  expect(await screen.findByRole('article', { name: 'Salmon, cooked' })).toHaveTextContent(words);
});

it.each(['can I take ibuprofen', 'nurofen', 'Roaccutane'])(
  'sends whoever asks about "%s" to a word',
  async (text) => {
    const { taps } = show({ answers: [answer(care.readCareContact, null)] });
    await taps.type(field(), text);

    const note = screen.getByRole('region', { name: 'Ask about this medicine' });
    expect(note).toHaveTextContent(/^Ask today, before the next dose/);
    expect(within(note).getByRole('link', { name: /Call emergency services/ })).toBeVisible();
  },
);

it('says of a herb of the list what that says, once', async () => {
  const { taps } = show();
  await taps.type(field(), 'fenugreek');

  expect(card('Fenugreek')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ask about this medicine' })).not.toBeInTheDocument();
});

it('opens on neither for a mother who does not nurse, and judges nothing until she chooses', async () => {
  const { taps } = show({ user: aNursingMother({ isBreastfeeding: false }) });
  const lookedUpFor = screen.getByRole('combobox', { name: 'Looked up for' });
  expect(lookedUpFor).toHaveDisplayValue('Neither pregnant nor nursing');
  expect(screen.queryByRole('heading', { name: /To avoid/ })).not.toBeInTheDocument();

  await taps.type(field(), 'swordfish');
  expect(card('Swordfish')).toHaveTextContent('This list is about pregnancy and nursing.');
  await taps.selectOptions(lookedUpFor, 'Nursing');
  expect(card('Swordfish')).not.toHaveTextContent('This list is about pregnancy and nursing.');
});
