import { cold } from './cold';
import { drinks } from './drinks';
import { fish } from './fish';
import { cautionsIn, type FoodCaution } from './food-caution';
import { herbs } from './herbs';
import { raw } from './raw';

export type { FoodCaution };

export const foodCautions: readonly FoodCaution[] = [...fish, ...raw, ...cold, ...drinks, ...herbs];

/** Everything that a food's name, or a line of a recipe, asks of a mother: the gravest first. */
export const cautionsOf = (words: string): FoodCaution[] =>
  cautionsIn(words, foodCautions).sort((one, other) => one.level.localeCompare(other.level));
