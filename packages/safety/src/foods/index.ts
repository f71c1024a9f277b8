import type { Country } from '../lines';
import { cold } from './cold';
import type { FoodStage } from './countries/country-advice';
import { drinks } from './drinks';
import { fine } from './fine';
import { fish } from './fish';
import { cautionsIn, graverFirst, type FoodCaution } from './food-caution';
import { herbs } from './herbs';
import { moreCautions } from './more-cautions';
import { raw } from './raw';
import { productCautions } from './products/product-cautions';
import type { ProductFacts } from './products/product-facts';
import { namedFoods, type NamedFood } from './named-foods';
import { verdictOf, type FoodVerdict } from './verdict';

export type { FoodCaution, FoodLevel } from './food-caution';
export type { CountryAdvice, FoodStage } from './countries/country-advice';
export type { NamedFood } from './named-foods';
export type { FoodVerdict } from './verdict';
export { foodStageOf } from './food-stage';
export { whileNursing } from './while-nursing';
export { verdictOf } from './verdict';
export { quietVerdict } from './quiet-words';
export { caffeineOf, caffeineTally, type CaffeineEntry, type CaffeineTally } from './caffeine-tally';

export type { ProductFacts } from './products/product-facts';
export { productCaffeine } from './products/product-caffeine';

export const foodCautions: readonly FoodCaution[] = [
  ...fish,
  ...raw,
  ...cold,
  ...drinks,
  ...herbs,
  ...moreCautions,
];

/** Everything that a food's name, or a line of a recipe, asks of a mother: the gravest first. */
export const cautionsOf = (words: string): FoodCaution[] => cautionsIn(words, foodCautions).sort(graverFirst);

/** Whether a food of this name, or a line of a recipe, has a herb in it that may change blood sugar. */
export const changesBloodSugar = (words: string): boolean =>
  cautionsOf(words).some(({ bloodSugar }) => bloodSugar);

/** The list of what mothers ask about, each food with its rule. */
export const foodList = (): NamedFood[] => namedFoods([...foodCautions, ...fine]);

/** The same with what is known to be fine, where nothing is asked for. */
export function knownOf(words: string): FoodCaution[] {
  const cautions = cautionsOf(words);
  return cautions.length > 0 ? cautions : cautionsIn(words, fine);
}

/** What a food of this name means to her, where and as she is: the gravest first. */
export const verdictsOf = (words: string, stage: FoodStage, country?: Country): FoodVerdict[] =>
  knownOf(words)
    .flatMap((caution) => verdictOf(caution, stage, country) ?? [])
    .sort(graverFirst);

/** The rules, by their ids, that a product of a shop asks for by what its record says. */
export const cautionsOfProduct = (facts: ProductFacts): string[] => productCautions(facts, foodCautions);

/** The same as verdicts: by the ids that a product carries. */
export const verdictsOfIds = (ids: readonly string[], stage: FoodStage, country?: Country): FoodVerdict[] =>
  foodCautions
    .filter(({ id }) => ids.includes(id))
    .flatMap((caution) => verdictOf(caution, stage, country) ?? [])
    .sort(graverFirst);
