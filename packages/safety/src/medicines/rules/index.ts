import type { BabyMedicineRule, MedicineRule } from '../medicine-rule';
import { babyRules } from './baby';
import { babyRemedyRules } from './baby-remedies';
import { brainAndMoodRules } from './brain-and-mood';
import { coldAndStomachRules } from './cold-and-stomach';
import { heartRules } from './heart';
import { herbalRules } from './herbal';
import { immuneRules } from './immune';
import { infectionRules } from './infection';
import { opioidAndMigraineRules } from './opioids-and-migraine';
import { painRules } from './pain';
import { skinAndHormoneRules } from './skin-and-hormones';

export const medicineRules: readonly MedicineRule[] = [
  ...painRules,
  ...opioidAndMigraineRules,
  ...skinAndHormoneRules,
  ...heartRules,
  ...brainAndMoodRules,
  ...immuneRules,
  ...infectionRules,
  ...coldAndStomachRules,
  ...herbalRules,
];
export const babyMedicineRules: readonly BabyMedicineRule[] = [...babyRules, ...babyRemedyRules];
