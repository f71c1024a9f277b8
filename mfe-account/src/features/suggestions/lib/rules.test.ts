import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { aUser } from '@nestwell/remote-kit/testing';
import { activitySuggestions, healthSuggestions, inOrder, weightSuggestions } from './rules';
import { suggestionsOf } from './suggestions-of';

const day = (date: string, more: Partial<TrackingEntry> = {}): TrackingEntry => ({
  id: date,
  userId: 'u',
  date,
  waterIntake: null,
  sleepHours: null,
  mood: null,
  energyLevel: null,
  weight: null,
  postpartumBlues: null,
  ...more,
});
const days = (count: number, of: (index: number) => Partial<TrackingEntry>) =>
  Array.from({ length: count }, (_, index) => day(addDays('2026-11-21', -index), of(index)));
const named = (...groups: [count: number, name: string][]) =>
  groups.flatMap(([count, name]) => Array.from({ length: count }, () => ({ name })));

it.each([
  [3, 152, 150, true],
  [3, 148, 150, true],
  [3, 151.9, 150, false],
  [2, 160, 150, false],
  [3, 160, null, false],
])('weight: %d logs, the latest %d against %s: %s', (count, latest, profile, expected) => {
  const logs = days(count, (index) => ({ weight: index === 0 ? latest : 140 }));
  const [found] = weightSuggestions(aUser({ currentWeight: profile }), logs);

  expect(found !== undefined).toBe(expected);
  if (expected) expect(found).toMatchObject({ confidence: 0.9, change: { currentWeight: String(latest) } });
});

it.each([
  ['sedentary', 7, 4, 'light'],
  ['sedentary', 7, 3, undefined],
  ['light', 7, 4, 'moderate'],
  ['light', 7, 3, undefined],
  ['light', 6, 4, undefined],
  ['moderate', 14, 4, undefined],
] as const)('activity: %s with %d logs of %d suggests %s', (activityLevel, count, energyLevel, suggested) => {
  const [found] = activitySuggestions(
    aUser({ activityLevel }),
    days(count, () => ({ energyLevel })),
  );

  expect(found?.suggestedValue).toBe(suggested);
  if (suggested) expect(found?.confidence).toBe(0.7);
});

it.each([
  [[4, 4, 4, 4, 4, 4, 4], 'moderate'],
  [[4, 4, 4, 4, 4, 4, 3], undefined],
])('activity: takes the average of %j', (levels, suggested) => {
  const logs = days(levels.length, (index) => ({ energyLevel: levels[index] ?? null }));

  expect(activitySuggestions(aUser({ activityLevel: 'light' }), logs)[0]?.suggestedValue).toBe(suggested);
});

it('looks at the newest fourteen energy logs only', () => {
  const logs = days(20, (index) => ({ energyLevel: index < 14 ? 4 : 0 }));
  expect(activitySuggestions(aUser({ activityLevel: 'light' }), logs)[0]?.dataPoints).toBe(14);
});

it.each([
  [3, 0, true],
  [3, 4, true],
  [2, 3, false],
  [0, 7, false],
])('health: %d days of yes and %d of no: %s', (yes, no, expected) => {
  const logs = days(yes + no, (index) => ({ postpartumBlues: index < yes }));
  const [found] = healthSuggestions(aUser(), logs);

  expect(found !== undefined).toBe(expected);
  if (expected) expect(found).toMatchObject({ confidence: 0.8, change: null, acceptLabel: 'Get Support' });
});

it.each([
  [[0, 1, 6], true],
  [[0, 1, 7], false],
])('health: looks at the last seven days, so yes %j days ago suggests: %s', (daysAgo, expected) => {
  const tracking = daysAgo.map((back) => day(addDays('2026-11-21', -back), { postpartumBlues: true }));

  expect(suggestionsOf(aUser(), { meals: [], tracking }, '2026-11-21')).toHaveLength(expected ? 1 : 0);
});

it('puts health first, then what is surest', () => {
  const tracking = days(7, () => ({ postpartumBlues: true, weight: 160, energyLevel: 4 }));
  const meals = named([10, 'Chicken toast']).map((meal, index) => ({
    ...meal,
    id: String(index),
    userId: 'u',
    calories: 1,
    protein: null,
    carbs: null,
    fat: null,
    portion: null,
    micronutrients: {},
    mealType: 'lunch' as const,
    loggedAt: '2026-11-21T10:00:00.000Z',
  }));
  const found = suggestionsOf(aUser(), { meals, tracking: tracking.toReversed() }, '2026-11-21');

  expect(found.map(({ type }) => type)).toEqual(['health_status', 'dietary', 'weight', 'activity']);
  expect(inOrder(found)).toEqual(found);
  expect(found.every(({ id }) => id.startsWith(aUser().id))).toBe(true);
});
