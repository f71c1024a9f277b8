import type { Micronutrients } from '@nestwell/contracts/nutrition/server';
import { micronutrientsIn, type BuiltInFood } from '../food-table';
import { alcohol } from './alcohol';
import { bakedAndSweet } from './baked-and-sweet';
import { dairyAndEggs } from './dairy-and-eggs';
import { dishes } from './dishes';
import { drinks } from './drinks';
import { fatsAndCondiments } from './fats-and-condiments';
import { fishToKnow } from './fish-to-know';
import { fruit } from './fruit';
import { grains } from './grains';
import { legumesNutsAndSeeds } from './legumes-nuts-and-seeds';
import { meatAndFish } from './meat-and-fish';
import { meatToKnow } from './meat-to-know';
import { moreToKnow } from './more-to-know';
import { micronutrientsOfAnimals } from './micronutrients/of-animals';
import { micronutrientsOfPlants } from './micronutrients/of-plants';
import { vegetables } from './vegetables';

/**
 * What else is in some of them. Source: the same tables of USDA; iodine from the USDA, FDA and ODS-NIH database of
 * common foods. A food that is not named here, or a dash, is not known: so is vitamin D in milk, to which it is added
 * in some countries only.
 */
export const micronutrientsByName: ReadonlyMap<string, Micronutrients> = new Map([
  ...micronutrientsOfPlants,
  ...micronutrientsOfAnimals,
]);

/**
 * Common foods with energy and macronutrients per 100 g and household measures.
 * Source: USDA FoodData Central, SR Legacy 2018 (public domain), rounded; dishes after typical home recipes.
 * A food carries its FDC number only where that is certain.
 */
const plainFoods: readonly BuiltInFood[] = [
  ...fruit,
  ...vegetables,
  ...grains,
  ...bakedAndSweet,
  ...legumesNutsAndSeeds,
  ...dairyAndEggs,
  ...meatAndFish,
  ...fishToKnow,
  ...meatToKnow,
  ...moreToKnow,
  ...fatsAndCondiments,
  ...drinks,
  ...alcohol,
  ...dishes,
];

export const builtInFoods: readonly BuiltInFood[] = plainFoods.map((food) => ({
  ...food,
  nutrients: [...food.nutrients, ...micronutrientsIn(micronutrientsByName.get(food.description) ?? {})],
}));
