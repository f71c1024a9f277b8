import { aMeal } from '../../testing/a-meal';
import { knownMeal, requestOfFood } from './known-food';

const HALF_A_CUP = aMeal({
  name: 'Lentils, cooked',
  calories: 115,
  protein: 9,
  carbs: null,
  portion: { label: '1 cup', grams: 198, times: 0.5 },
  micronutrients: { iron: 3.3 },
});

it('logs again exactly what was logged', () => {
  const { name, calories, protein, carbs, fat, portion, micronutrients } = HALF_A_CUP;
  const known = knownMeal(HALF_A_CUP);

  expect(requestOfFood(known, known.usual, { mealType: 'dinner' })).toEqual({
    name,
    calories,
    protein,
    carbs,
    fat,
    portion,
    micronutrients,
    mealType: 'dinner',
  });
});

it('logs more of it; what is unknown stays unknown', () => {
  expect(requestOfFood(knownMeal(HALF_A_CUP), 1, { mealType: 'snack' })).toMatchObject({
    calories: 230,
    protein: 18,
    carbs: null,
    portion: { label: '1 cup', grams: 198, times: 1 },
    micronutrients: { iron: 6.6 },
  });
});
