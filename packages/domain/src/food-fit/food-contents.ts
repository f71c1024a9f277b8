import { allergens, allergensOf, type Allergen } from './allergens';
import { leftOutBy, type DietaryFilter } from './dietary';
import { readyFoods } from './ready-foods';

const MEAT =
  /\b(bacon|beef|bologna|bone broth|chicken|chorizo|duck|gelatin|gyro|(?<!veggie )ham(burger)?|hot dog|jerky|lamb|liver(wurst)?|meat(balls|loaf)?|mortadella|nuggets|pancetta|pepperoni|pork|prosciutto|pulled pork|rabbit|salami|sausages?|shawarma|shepherd's pie|turkey|veal|venison|collagen|steak|carpaccio|bresaola|pastrami|frankfurters?)\b|\bp[âa]t[ée](?!\w)/i;
const NOT_MEAT = /\b(veggie|vegetarian|vegan|plant-based)\b|\bcoconut meat\b/i;
const SEA: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];

/** 'Yogurt, soy, plain' as the kitchen says it: soy yogurt, plain. */
function asSaid(name: string): string {
  const [food = '', kind, ...rest] = name.split(/,\s*/);
  return kind === undefined ? food : [`${kind} ${food}`, ...rest].join(', ');
}

/** Which of the fourteen a food may contain, as far as its name tells. */
export function allergensOfFood(name: string): Allergen[] {
  const said = asSaid(name);
  const free = (allergen: Allergen) => new RegExp(`\\b${allergen}-free\\b`, 'i').test(name);
  const named = new Set(allergensOf([said]));
  return allergens.filter(
    (allergen) => !free(allergen) && (named.has(allergen) || readyFoods[allergen]?.test(said)),
  );
}

const ofMeat = (name: string) => MEAT.test(name) && !NOT_MEAT.test(name);

/** What in a food goes against filters that are on, in words: ['dairy'], ['meat or fish']. Salt is in no name. */
export function conflictsOf(name: string, filters: readonly DietaryFilter[]): string[] {
  const contains = allergensOfFood(name);
  const has = (...some: readonly Allergen[]) => some.some((allergen) => contains.includes(allergen));
  const isFlesh = ofMeat(name) || has(...SEA);
  const found = filters.flatMap((filter): string[] => {
    if (filter === 'vegetarian') return isFlesh ? ['meat or fish'] : [];
    if (filter === 'vegan') {
      if (isFlesh) return ['meat or fish'];
      return has('dairy', 'eggs') || /\b(honey|whey)\b/i.test(name) ? ['milk, egg or honey'] : [];
    }
    return contains.filter((allergen) => leftOutBy(filter).includes(allergen));
  });
  return [...new Set(found)];
}
