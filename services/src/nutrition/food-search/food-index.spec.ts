import { nutrientIds } from '@nestwell/contracts/nutrition';
import { FoodIndex } from './food-index';
import { builtInFoods } from './foods/built-in-foods';

const index = new FoodIndex(builtInFoods);
const names = (query: string) => index.search(query, 12).map((food) => food.description);

describe('the built-in foods', () => {
  it('are at least 400, each with a number of its own', () => {
    expect(builtInFoods.length).toBeGreaterThanOrEqual(400);
    expect(new Set(builtInFoods.map((food) => food.fdcId)).size).toBe(builtInFoods.length);
    expect(new Set(builtInFoods.map((food) => food.description)).size).toBe(builtInFoods.length);
  });

  it.each(builtInFoods.map((food) => [food.description, food] as const))(
    '%s has plausible figures',
    (_, food) => {
      const value = (id: number) =>
        food.nutrients.find((nutrient) => nutrient.nutrientId === id)?.value ?? NaN;
      const { energy, protein, carbs, fat } = nutrientIds;
      const grams = value(protein) + value(carbs) + value(fat);

      // Fibre and acids count as carbohydrate but give less energy, so real figures lie below 4·4·9.
      const computed = 4 * value(protein) + 4 * value(carbs) + 9 * value(fat);
      expect(grams).toBeLessThanOrEqual(103);
      expect(value(energy)).toBeLessThanOrEqual(computed * 1.08 + 14);
      expect(value(energy)).toBeGreaterThanOrEqual(computed * 0.5 - 8);
      expect(food.portions.length).toBeGreaterThan(0);
      for (const portion of food.portions) {
        expect(portion.label).not.toBe('');
        expect(portion.grams).toBeGreaterThan(0);
        expect(portion.grams).toBeLessThanOrEqual(600);
      }
    },
  );
});

describe('searching', () => {
  it.each([
    ['banana', 'Banana, raw'],
    ['bananas', 'Banana, raw'],
    ['banan', 'Banana, raw'],
    ['bananna', 'Banana, raw'],
    ['greek yogurt', 'Greek yogurt, plain, nonfat'],
    ['greek yoghurt', 'Greek yogurt, plain, nonfat'],
    ['yogurt', 'Yogurt, plain, whole milk'],
    ['salmn', 'Salmon, Atlantic, cooked'],
    ['salmon', 'Salmon, Atlantic, cooked'],
    ['peanut butter', 'Peanut butter, smooth'],
    ['peanutbutter', 'Peanut butter, smooth'],
    ['penut buter', 'Peanut butter, smooth'],
    ['whole milk', 'Milk, whole'],
    ['milk', 'Milk, whole'],
    ['egg', 'Egg, whole, raw'],
    ['eggs', 'Egg, whole, raw'],
    ['apple', 'Apple, raw, with skin'],
    ['appel', 'Apple, raw, with skin'],
    ['strawberries', 'Strawberries, raw'],
    ['strawberry', 'Strawberries, raw'],
    ['tomatoes', 'Tomato, raw'],
    ['chicken breast', 'Chicken breast, roasted, without skin'],
    ['chiken', 'Chicken breast, roasted, without skin'],
    ['brown rice', 'Rice, brown, long-grain, cooked'],
    ['rice', 'Rice, white, long-grain, cooked'],
    ['oats', 'Oats, rolled, dry'],
    ['oatmeal', 'Oatmeal, cooked with water'],
    ['porridge', 'Oatmeal, cooked with water'],
    ['lentils', 'Lentils, cooked'],
    ['sweet potato', 'Sweet potato, baked in skin'],
    ['bread', 'Bread, whole wheat'],
    ['cheese', 'Cheese, cheddar'],
    ['almonds', 'Almonds'],
    ['avocado', 'Avocado, raw'],
    ['brocolli', 'Broccoli, raw'],
    ['spinach', 'Spinach, raw'],
    ['oat milk', 'Oat milk'],
    ['tofu', 'Tofu, firm'],
    ['aubergine', 'Eggplant, raw'],
    ['coffee', 'Coffee, black'],
    ['pasta', 'Pasta, cooked'],
    ['pizza', 'Pizza, cheese'],
    ['mozzarela', 'Cheese, mozzarella, part skim'],
  ])('%s brings %s among the first three', (query, food) => {
    expect(names(query).slice(0, 3)).toContain(food);
  });

  it('brings the plain food before dishes made of it', () => {
    const dishes = new Set(builtInFoods.filter((food) => food.dish).map((food) => food.description));
    for (const query of ['banana', 'peanut butter', 'chicken', 'salmon', 'egg', 'rice', 'lentil']) {
      expect(dishes).not.toContain(names(query)[0]);
    }
  });

  it('finds foods with some of the words when none has all', () => {
    expect(names('banana xylophone')[0]).toContain('Banana');
  });

  it('finds nothing for what is no food', () => {
    expect(names('qqqqqq')).toEqual([]);
  });
});
