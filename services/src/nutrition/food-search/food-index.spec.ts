import { nutrientIds } from '@nestwell/contracts/nutrition/server';
import { builtInIndex as index } from './built-in-index';
import { termsOf } from './food-words';
import { builtInFoods } from './foods/built-in-foods';
import { firstAnswers } from './testing/first-answers';

const names = (query: string) => index.search(query, 12).map((food) => food.description);

/** Whether a word of the food, or of what else it is looked for by, begins with each asked one. */
function foundBy(name: string, query: string): boolean {
  const food = builtInFoods.find(({ description }) => description === name);
  const words = termsOf(`${name} ${food?.also}`);
  return termsOf(query).every((asked) => words.some((word) => word.startsWith(asked)));
}

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

      // Fiber and acids count as carbohydrate but give less energy, so real figures lie below 4·4·9.
      const computed = 4 * value(protein) + 4 * value(carbs) + 9 * value(fat);
      expect(grams).toBeLessThanOrEqual(103);
      // A spirit's 33 g of alcohol give 7 kcal each.
      const fromAlcohol = /alcohol/.test(food.also) ? 33 * 7 : 0;
      expect(value(energy)).toBeLessThanOrEqual(computed * 1.08 + 14 + fromAlcohol);
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
  it.each(firstAnswers)('%s brings %s first', (query, food) => {
    expect(names(query)[0]).toBe(food);
  });

  it('takes a whole word for what it says, and never for a misspelling of another', () => {
    const whole = (query: string) => names(query).filter((name) => !foundBy(name, query));
    for (const query of ['soup', 'kimchi', 'wine', 'rice', 'ham', 'beer', 'lime', 'corn', 'pear', 'plum']) {
      expect([query, whole(query)]).toEqual([query, []]);
    }
  });

  it('never gives one mackerel, nor one tuna, for another', () => {
    expect(names('king mackerel')).toEqual(['Mackerel, king, cooked']);
    expect(names('bigeye tuna')).toEqual(['Tuna, bigeye, raw']);
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

  it('brings both of two foods at once', () => {
    expect(names('banana peanut butter').slice(0, 3)).toEqual(
      expect.arrayContaining(['Banana, raw', 'Peanut butter, smooth']),
    );
  });

  it('finds nothing for what is no food', () => {
    expect(names('qqqqqq')).toEqual([]);
  });
});
