import type { Country } from '../lines';
import type { Evidence } from '../evidence/evidence';
import { byCountry } from './countries/by-country';
import type { CountryAdvice, FoodStage } from './countries/country-advice';
import { graverFirst, type FoodCaution, type FoodLevel } from './food-caution';

/** What a food means to her, as she is and where she is. */
export interface FoodVerdict extends Evidence {
  id: string;
  level: FoodLevel;
  fineIf?: string;
  short: string;
  why: string;
  /** What her country's authority says; where hers is not known, the most careful of them. */
  here?: CountryAdvice;
  /** What the others say. */
  others: readonly CountryAdvice[];
}

/** Nothing where it is no matter in her stage. A country that says nothing of its own goes by the food's source. */
export function verdictOf(caution: FoodCaution, stage: FoodStage, country?: Country): FoodVerdict | null {
  const ofStage = caution[stage];
  if (ofStage === undefined) return null;
  const { id, short, nursingSource, checkedOn } = caution;
  const source = (stage === 'nursing' ? nursingSource : undefined) ?? caution.source;
  const own = stage === 'pregnant' ? caution.level : (caution.nursingLevel ?? 'limit');
  const all = (byCountry[id] ?? []).filter(({ stages }) => stages.includes(stage));
  const said = country ? all.find((one) => one.country === country) : mostCareful(all, own);
  return {
    id,
    level: said?.level ?? own,
    fineIf: fineIfOf(caution, said, stage),
    short: said?.short ?? short,
    // The country's words say what to do; beside them the general advice could say something else.
    why: said?.why ?? (said && stage === 'pregnant' ? caution.risk : undefined) ?? ofStage,
    here: said,
    others: all.filter((one) => one !== said),
    source: said?.source ?? source,
    checkedOn: said?.checkedOn ?? checkedOn,
  };
}

function mostCareful(all: readonly CountryAdvice[], own: FoodLevel): CountryAdvice | undefined {
  const rated = all.map((advice) => ({ advice, level: advice.level ?? own }));
  // Of two alike the one without a condition is the more careful, then the one that asks for cooking.
  const [first] = rated
    .toSorted((one, other) => easeOf(one.advice) - easeOf(other.advice))
    .toSorted(graverFirst);
  return first?.advice;
}

const easeOf = ({ fineIf }: CountryAdvice) => (fineIf === undefined ? 0 : fineIf === 'cooked' ? 1 : 2);

/** Where authorities differ, the condition is that of the one she goes by. */
const fineIfOf = ({ fineIf }: FoodCaution, said: CountryAdvice | undefined, stage: FoodStage) =>
  stage === 'nursing' ? undefined : said ? said.fineIf : fineIf;
