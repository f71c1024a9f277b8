import { averageCalories, caloriesByDay } from './calories';

const meal = (loggedAt: string, calories: number) => ({
  loggedAt: new Date(loggedAt).toISOString(),
  calories,
});

it('sums by her own days and averages over those with a meal', () => {
  // Written without a zone: moments of her own clock, on either side of her midnight.
  const meals = [
    meal('2026-11-20T23:59:00', 300),
    meal('2026-11-20T08:00:00', 500),
    meal('2026-11-21T00:01:00', 400),
    meal('2026-11-17T12:00:00', 601),
  ];

  expect(Object.fromEntries(caloriesByDay(meals))).toEqual({
    '2026-11-20': 800,
    '2026-11-21': 400,
    '2026-11-17': 601,
  });
  expect(averageCalories(meals)).toBe(600);
  expect(averageCalories([])).toBeNull();
});
