import type { Food } from '@nestwell/contracts/nutrition';
import { banana } from '../../../testing/a-meal';
import { filledFrom, portionsOf, portionText } from './food-portion';

const medium = { label: '1 medium', grams: 118 };

it('fills in whole kilocalories and grams to the tenth, multiplied by the portions', () => {
  expect(filledFrom(banana, medium, 1)).toMatchObject({
    calories: '105',
    protein: '1.3',
    carbs: '26.9',
    fat: '0.4',
  });
  expect(filledFrom(banana, medium, 1.5)).toMatchObject({
    calories: '158',
    carbs: '40.4',
  });
});

it('leaves empty what the food does not say, since unknown is not 0', () => {
  const [energy] = banana.nutrients;
  const unknown: Food = { ...banana, nutrients: energy ? [energy] : [] };

  expect(filledFrom(unknown, medium, 1)).toMatchObject({
    calories: '105',
    protein: '',
    carbs: '',
    fat: '',
  });
});

it('takes energy from the newer numbers where the usual one is missing', () => {
  const nutrients = [{ nutrientId: 2048, nutrientName: 'Energy', value: 97, unitName: 'KCAL' }];

  expect(filledFrom({ ...banana, nutrients }, medium, 1).calories).toBe('114');
});

it('offers household measures first and always 100 g', () => {
  expect(portionsOf(banana).map(portionText)).toEqual(['1 medium (118 g)', '100 g']);
});
