import { allergies, commonAllergies, furtherAllergies, type Allergy } from '@nestwell/contracts/account';
import { catalogue } from '../../../lib/recipes/catalogue/catalogue';
import { recipeById } from '../../../lib/recipes/catalogue/whole';
import { filtersOfProfile } from '@nestwell/domain/food-fit';
import { makePlan } from './make-plan';
import { smartLengths, type PlanKind } from './plan-kind';
import { poolOf } from './recipe-pool';
import { seeded } from './shuffle';
import { animal, forbidden } from './testing/forbidden';

const kinds: readonly PlanKind[] = [
  ...smartLengths.map((days) => ({ type: 'smart' as const, days })),
  ...([1, 2, 3] as const).map((trimester) => ({ type: 'trimester' as const, trimester })),
  ...[true, false].map((nursing) => ({ type: 'postpartum' as const, nursing })),
];
const dietsOf = [[], ['vegetarian'], ['vegan']].flatMap((diets) => [diets, [...diets, 'low-sodium']]);

/** Every set of some things, the empty one first. */
const setsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

interface Profile {
  allergies: Allergy[];
  dietaryRestrictions: string[];
}
const strictest = ['vegan', 'low-sodium'];
// Every set of the eight allergies asked first with every diet, and with the five others too: 2,048 profiles.
const profiles: Profile[] = setsOf(commonAllergies).flatMap((common) => [
  ...dietsOf.map((dietaryRestrictions) => ({ allergies: common, dietaryRestrictions })),
  ...[[], strictest].map((dietaryRestrictions) => ({
    allergies: [...common, ...furtherAllergies],
    dietaryRestrictions,
  })),
]);

type Rule = (line: string) => boolean;

/** Profiles share a few hundred lines: each is read once by each rule. */
function onceALine(rule: Rule): Rule {
  const known = new Map<string, boolean>();
  return (line) => {
    const found = known.get(line) ?? rule(line);
    known.set(line, found);
    return found;
  };
}

const byDiet = new Map(Object.entries(animal).map(([diet, rule]) => [diet, onceALine(rule)]));
const byAllergy = new Map(allergies.map((allergy) => [allergy, onceALine(forbidden[allergy])]));

const isForbidden = ({ allergies: hers, dietaryRestrictions: diets }: Profile, line: string): boolean =>
  diets.some((diet) => byDiet.get(diet)?.(line)) || hers.some((allergy) => byAllergy.get(allergy)?.(line));

it('makes no plan against any allergy with any diet, and makes every kind of plan for all of them', () => {
  const wrong: string[] = [];
  for (const [index, profile] of profiles.entries()) {
    // Each profile meets another kind with the next set.
    const kind = kinds[(index + Math.floor(index / kinds.length)) % kinds.length] as PlanKind;
    const plan = makePlan(catalogue, kind, {
      userId: 'amara',
      today: '2026-10-15',
      diets: filtersOfProfile(profile),
      pregnant: index % 3 === 0,
      random: seeded(index),
    });
    for (const { breakfast, lunch, dinner } of Object.values(plan.days)) {
      for (const id of [...breakfast, ...lunch, ...dinner]) {
        const line = recipeById(id)?.ingredients.find((one) => isForbidden(profile, one));
        if (line !== undefined) wrong.push(`${id}: ${line} for ${JSON.stringify(profile)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('leaves every mother a choice: eight recipes at least in every kind of plan, whatever she must leave out', () => {
  const choices = profiles.flatMap((profile) =>
    kinds.map((kind) => poolOf(catalogue, kind, { diets: filtersOfProfile(profile), pregnant: true }).length),
  );
  expect(Math.min(...choices)).toBeGreaterThanOrEqual(8);
});

it('gives a vegan who must leave out nuts and gluten eleven recipes and more in every kind of plan', () => {
  const diets = filtersOfProfile({ allergies: ['nuts', 'gluten'], dietaryRestrictions: ['vegan'] });
  const choices = kinds.map((kind) => poolOf(catalogue, kind, { diets, pregnant: false }).length);

  expect(Math.min(...choices)).toBeGreaterThanOrEqual(11);
});

it('finds what is forbidden: without her filters, such plans are made', () => {
  const found = allergies.filter((allergy) =>
    catalogue.some(({ ingredients }) => ingredients.some((line) => forbidden[allergy](line))),
  );
  // No recipe has shellfish, molluscs or lupin.
  expect(found).toEqual([
    'nuts',
    'dairy',
    'gluten',
    'egg',
    'fish',
    'sesame',
    'soy',
    'celery',
    'mustard',
    'sulphites',
  ]);
});
