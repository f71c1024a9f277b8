import { aPlan } from '../../testing/a-plan';
import { catalogue } from '../recipes/catalogue/catalogue';
import { quietPlans } from './quiet-plans';

const idOf = (category: string) => catalogue.find((recipe) => recipe.category === category)?.id ?? '';
const planOf = (name: string, breakfast: string) =>
  aPlan({ name, days: { '2026-11-22': { breakfast: [breakfast], lunch: [], dinner: [], snacks: [] } } });

it.each([
  ['Smart 7-Day Meal Plan', idOf('non-nursing'), true],
  ['Smart 7-Day Meal Plan', 'a-recipe-that-is-gone', true],
  ['Smart 7-Day Meal Plan', idOf('nursing'), false],
  ['Smart 7-Day Meal Plan', idOf('galactagogue'), false],
  ['2nd Trimester Pregnancy Plan (7 Days)', idOf('non-nursing'), false],
  ['Nursing Mother Plan (7 Days)', idOf('non-nursing'), false],
])('%s of %s is shown to a quiet member: %p', (name, recipe, shown) => {
  expect(quietPlans([planOf(name, recipe)])).toHaveLength(shown ? 1 : 0);
});
