import type { Allergy } from '@nestwell/contracts/account';
import { nutrition } from '@nestwell/contracts/nutrition';
import { answer, aUser, fakeSpeech, offline, renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKeptRecipe } from '../testing/a-kept-food';
import { aMeal } from '../testing/a-meal';
import { CookPage } from './cook-page';

class FakeRecognition {
  static last: FakeRecognition | undefined;
  onresult?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
  constructor() {
    FakeRecognition.last = this;
  }
  start(): void {}
  abort(): void {}
  static hear = (said: string) =>
    act(() => FakeRecognition.last?.onresult?.({ results: [[{ transcript: said }]] }));
}

const soup = aKeptRecipe();
const browserWith = (of: Record<string, unknown>) => Object.assign(globalThis, of);
const release = jest.fn(async () => {});
const request = jest.fn(async () => ({ release }));

beforeEach(() => Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  browserWith({ SpeechRecognition: undefined });
  jest.clearAllMocks();
  jest.useRealTimers();
});

function open(
  route = `/nutrition/cook/${soup.id}`,
  kept = answer(nutrition.listKeptFoods, [soup]),
  user = aUser(),
) {
  const taps = userEvent.setup({ delay: null });
  const answers = [kept, answer(nutrition.logMealOfUser, aMeal()), answer(nutrition.deleteMeal, undefined)];
  const view = renderWithHost(<CookPage />, { user, route, path: '/nutrition/cook/:id', answers });
  const press = async (name: string | RegExp) => taps.click(await screen.findByRole('button', { name }));
  return { ...view, taps, press };
}
const at = (step: number) => screen.findByRole('progressbar', { name: 'Steps', value: { now: step } });

it.each([
  ['an allergy', { allergies: ['fish'] as Allergy[] }, 'Contains fish'],
  ['a diet', { dietaryRestrictions: ['vegetarian'] }, 'Not vegetarian'],
])('marks one of ours that goes against %s of hers', async (_, profile, words) => {
  const { container } = open('/nutrition/cook/salmon-sweet-potato-bowl', undefined, aUser(profile));

  expect(await at(1)).toBeVisible();
  expect(container).toHaveTextContent(words);
});

it('goes step by step, with what each needs, and ends with logging the meal', async () => {
  const view = open();
  await at(1);
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  expect(screen.getByRole('list', { name: 'For this step' })).toHaveTextContent(/^2 cloves garlic$/);
  await view.press('Next');
  await at(2);
  expect(screen.getByRole('list', { name: 'For this step' })).toHaveTextContent(
    /^10½ oz \(300 g\) Red lentils$/,
  );
  await view.press('Next');
  await view.press('Done');
  await view.press('Log as Meal');
  const sheet = within(await screen.findByRole('dialog', { name: 'Log as Meal' }));
  await view.taps.click(sheet.getByRole('button', { name: 'Lunch' }));
  await view.taps.click(sheet.getByRole('button', { name: 'Log meal' }));

  await waitFor(() => expect(view.calls(nutrition.logMealOfUser)).toHaveLength(1));
  expect(view.calls(nutrition.logMealOfUser)[0]?.body).toMatchObject({
    name: 'Lentil soup',
    mealType: 'lunch',
  });
});

it('shows the amounts of as many as she cooks for, and the step that the address names', async () => {
  open(`/nutrition/cook/${soup.id}?serves=8&step=2`);
  await at(2);
  expect(screen.getByRole('list', { name: 'For this step' })).toHaveTextContent(
    /^1 lb 5 oz \(600 g\) Red lentils$/,
  );
});

it('keeps the screen lit until she does not want it, and again after the page was hidden', async () => {
  const view = open();
  await at(1);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2));

  await view.press('Stay awake');
  await waitFor(() => expect(release).toHaveBeenCalled());
});

it('offers only what the browser can', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  open();
  await at(1);
  expect(screen.queryByRole('group', { name: 'While you cook' })).not.toBeInTheDocument();
});

it('obeys what she says, and goes on listening', async () => {
  jest.useFakeTimers();
  browserWith({ SpeechRecognition: FakeRecognition });
  const view = open();
  await view.press('Voice');
  FakeRecognition.hear('next');
  await at(2);
  const first = FakeRecognition.last;
  act(() => jest.advanceTimersByTime(500));
  expect(FakeRecognition.last).not.toBe(first);

  FakeRecognition.hear('start the timer');
  expect(screen.getByRole('region', { name: 'Simmer timer' })).toHaveTextContent('20:00');
  act(() => jest.advanceTimersByTime(500));
  FakeRecognition.hear('go back please');
  await at(1);
  act(() => jest.advanceTimersByTime(61_000));
  expect(screen.getByRole('region', { name: 'Simmer timer' })).toHaveTextContent(/step 2.*18:5\d/);
});

it('reads each step aloud, and does not listen to itself', async () => {
  const { spoken, remove } = fakeSpeech();
  browserWith({ SpeechRecognition: FakeRecognition });
  const view = open();
  await view.press('Read aloud');
  await view.press('Next');
  expect(spoken.map(({ text }) => text)).toEqual(soup.recipe?.steps.slice(0, 2));

  FakeRecognition.last = undefined;
  await view.press('Voice');
  expect(FakeRecognition.last).toBeUndefined();
  act(() => void spoken.at(-1)?.dispatchEvent(new Event('end')));
  expect(FakeRecognition.last).toBeInstanceOf(FakeRecognition);
  remove();
});

it('ends listening quietly where the microphone is forbidden', async () => {
  browserWith({ SpeechRecognition: FakeRecognition });
  const view = open();
  await view.press('Voice');
  act(() => FakeRecognition.last?.onerror?.({ error: 'not-allowed' }));

  expect(await screen.findByRole('button', { name: 'Voice', pressed: false })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The microphone is not allowed here.');
  expect(view.toasts()).toEqual([]);
});

it('rings in words when the time is up, until she stops it', async () => {
  jest.useFakeTimers();
  const view = open(`/nutrition/cook/${soup.id}?step=2`);
  await view.press(/^Start the timer/);
  act(() => jest.advanceTimersByTime(20 * 60_000 + 1000));
  expect(screen.getByRole('alert')).toHaveTextContent('Simmer: time is up');

  await view.press(/^Stop the timer/);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('cooks a recipe of ours without asking for hers', async () => {
  const view = open('/nutrition/cook/one-pot-lentil-stew');
  await at(1);
  expect(view.calls(nutrition.listKeptFoods)).toHaveLength(0);
});

it.each([
  ['gone', answer(nutrition.listKeptFoods, []), { name: 'Recipe not found' }],
  ['not loaded', offline(nutrition.listKeptFoods), { name: 'Cook' }],
])('says so where a recipe is %s', async (_, kept, heading) => {
  open(undefined, kept);
  expect(await screen.findByRole('heading', { ...heading, level: 1 })).toBeInTheDocument();
});
