import { allergies, onboardingDiets, settingsDiets, type Allergy } from '@nestwell/contracts/account';
import { animal, forbidden } from './forbidden';

export interface Profile {
  allergies: Allergy[];
  dietaryRestrictions: string[];
}
const free = new Map<string, Allergy>([
  ['gluten-free', 'gluten'],
  ['dairy-free', 'dairy'],
  ['nut-free', 'nuts'],
  ['soy-free', 'soy'],
  ['egg-free', 'egg'],
]);
const ruled = new Set([...free.keys(), 'vegetarian', 'vegan']);
const diets = [...new Set([...onboardingDiets, ...settingsDiets])].filter((diet) => ruled.has(diet));

/** Each allergy and each diet that ingredients tell of. */
export const profiles: Profile[] = [
  ...allergies.map((allergy) => ({ allergies: [allergy], dietaryRestrictions: [] })),
  ...diets.map((diet) => ({ allergies: [], dietaryRestrictions: [diet] })),
];

/** Whether a line of a recipe goes against a profile, by words that are written apart from the product's. */
export const isRuledOut = ({ allergies: saved, dietaryRestrictions: [diet = ''] }: Profile, line: string) =>
  saved.some((allergy) => forbidden[allergy](line)) ||
  (diet === 'vegetarian' && animal.vegetarian(line)) ||
  (diet === 'vegan' && animal.vegan(line)) ||
  (free.has(diet) && forbidden[free.get(diet) ?? 'nuts'](line));
