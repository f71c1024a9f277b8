import type { Meal } from '@nestwell/contracts/nutrition';
import { aMeal } from '../../testing/a-meal';
import { againAt, oftenFoods, recentFoods } from './often';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const ate = (name: string, mealType: Meal['mealType'], day: number, hour = 12) =>
  aMeal({ id: `${name}${day}`, name, mealType, loggedAt: at(day, hour) });

const meals = [
  ate('Porridge', 'breakfast', 19, 8),
  ate('Banana', 'breakfast', 19, 8),
  ate('Porridge', 'breakfast', 18, 8),
  ate('Toast', 'breakfast', 12, 8),
  ate('Apple', 'snack', 19, 16),
  ate('apple ', 'snack', 17, 16),
  ate('Apple', 'snack', 16, 16),
];

it('has each food once, the latest first', () => {
  expect(recentFoods(meals).map(({ name }) => name)).toEqual(['Apple', 'Porridge', 'Banana', 'Toast']);
});

it('ranks by this kind of meal, then by all of them', () => {
  expect(oftenFoods(meals, 'breakfast').map(({ name, atKind }) => [name, atKind])).toEqual([
    ['Porridge', 2],
    ['Banana', 1],
    ['Toast', 1],
    ['Apple', 0],
  ]);
  expect(oftenFoods(meals, 'snack')[0]).toMatchObject({ name: 'Apple', atKind: 3 });
});

it('offers whole meals again: yesterday’s, the same weekday’s, and others, each once', () => {
  // The 20th of November 2026 is a Friday; the 19th and the 12th are Thursdays.
  const cards = againAt(meals, 'breakfast', '2026-11-20');
  expect(cards.map(({ title, meals: of }) => [title, of.map(({ name }) => name)])).toEqual([
    ['Yesterday’s breakfast', expect.arrayContaining(['Porridge', 'Banana'])],
    ['Wednesday’s breakfast', ['Porridge']],
    ['Thursday’s breakfast', ['Toast']],
  ]);
  expect(againAt(meals, 'breakfast', '2026-11-19')[1]).toMatchObject({ title: 'Your Thursdays' });
});

it('offers nothing of a kind she never had', () => {
  expect(againAt(meals, 'dinner', '2026-11-20')).toEqual([]);
});
