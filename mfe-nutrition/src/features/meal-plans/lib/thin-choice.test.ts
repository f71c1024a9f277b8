import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import { filtersOfProfile } from '@nestwell/domain/food-fit';
import { thinChoiceOf } from './thin-choice';

const choiceOf = (allergies: Parameters<typeof thinChoiceOf>[2], recipes = catalogue) =>
  thinChoiceOf(recipes, { diets: filtersOfProfile(allergies), pregnant: false }, allergies);

it('says nothing where there is choice enough', () => {
  expect(choiceOf({ allergies: ['nuts'], dietaryRestrictions: ['vegetarian'] })).toBeNull();
});

it('says how few fit, and offers to take a diet off, never an allergy', () => {
  const choice = choiceOf({ allergies: ['nuts', 'gluten', 'soy'], dietaryRestrictions: ['vegan'] });

  expect(choice?.recipes).toBe(10);
  expect(choice?.offers.map(({ filter }) => filter)).toEqual(['vegan']);
  expect(choice?.offers[0]?.recipes).toBeGreaterThan(10);
});

it('offers nothing that would give no more', () => {
  const choice = choiceOf({
    allergies: ['nuts', 'gluten', 'dairy', 'egg', 'fish', 'soy', 'celery'],
    dietaryRestrictions: ['low-sodium'],
  });
  expect(choice?.offers).toEqual([]);
});

it('counts none where no plan can be made', () => {
  const onlyMilk = catalogue.filter(({ category }) => category === 'galactagogue');
  expect(choiceOf({ allergies: ['nuts'], dietaryRestrictions: [] }, onlyMilk)?.recipes).toBe(0);
});
