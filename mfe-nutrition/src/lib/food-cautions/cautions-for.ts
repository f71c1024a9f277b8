import type { User } from '@nestwell/contracts/account';
import {
  cautionsOf,
  foodStageOf,
  quietVerdict,
  verdictsOf,
  verdictsOfIds,
  type FoodVerdict,
} from '@nestwell/safety/foods';
import type { Country } from '@nestwell/safety/lines';

/** What she should know of a food: in a few words, and in full. */
export interface Caution {
  id: string;
  short: string;
  words: string;
  /** What it is to her; of a herb that is none of hers to leave out, nothing. */
  verdict?: FoodVerdict;
}

/** Nobody while the session is not known. */
export type Eater =
  | (Pick<User, 'isPregnant' | 'pregnancyPaused' | 'isBreastfeeding'> & Partial<Pick<User, 'pregnancyFacts'>>)
  | null;

/** What foods, by their names, are to her as and where she is, each once. Nothing speaks of a pregnancy that is paused, unless it goes on. */
export function verdictsFor(eater: Eater, names: readonly string[], country?: Country): FoodVerdict[] {
  const stage = eater && foodStageOf(eater);
  return stage ? differing(names.flatMap((name) => saidTo(eater, verdictsOf(name, stage, country)))) : [];
}

/** What they ask of her: all but what is fine. */
export const cautionsFor = (eater: Eater, names: readonly string[], country?: Country): Caution[] =>
  verdictsFor(eater, names, country)
    .filter(({ level }) => level !== 'fine')
    .map(saidOf);

/** What a product of a shop asks of her, by the rules that its record names. */
export function cautionsOfIds(eater: Eater, ids: readonly string[], country?: Country): Caution[] {
  const stage = eater && foodStageOf(eater);
  if (!stage) return [];
  return saidTo(eater, verdictsOfIds(ids, stage, country))
    .filter(({ level }) => level !== 'fine')
    .map(saidOf);
}

/** What stands on a recipe: all a pregnant mother leaves out, and for everybody why a herb is not for pregnancy. */
export function recipeCautions(eater: Eater, ingredients: readonly string[], country?: Country): Caution[] {
  const stage = eater && foodStageOf(eater);
  if (eater === null || (eater.pregnancyPaused && stage === null)) return [];
  if (stage === 'pregnant')
    return cautionsFor(eater, ingredients, country).filter(({ verdict }) => verdict?.level === 'avoid');
  const herbs = ingredients.flatMap(cautionsOf).filter(({ herb }) => herb);
  return differing(herbs.map(({ id, short, pregnant }) => ({ id, short, words: pregnant })));
}

/** In a pause the same advice names no pregnancy. */
const saidTo = (eater: NonNullable<Eater>, verdicts: FoodVerdict[]): FoodVerdict[] =>
  eater.pregnancyPaused ? verdicts.map(quietVerdict) : verdicts;

/** Her country's words beside the reason. */
function saidOf(verdict: FoodVerdict): Caution {
  const { id, short, why, here } = verdict;
  return { id, short, words: [why, here?.words].filter(Boolean).join(' '), verdict };
}

const differing = <One extends { id: string }>(all: readonly One[]): One[] =>
  [...new Map(all.toReversed().map((one) => [one.id, one])).values()].reverse();
