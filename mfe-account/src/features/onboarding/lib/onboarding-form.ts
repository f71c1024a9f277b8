import type { ActivityLevel, Allergy } from '@nestwell/contracts/account';
import type { HeightUnit, UnitSystem } from '@nestwell/domain/units';
import { type DatesForm, emptyDates } from '../../../lib/dates/dates-form';
import type { Wish } from './wish';

export type MaternalStatus = 'pregnant' | 'postpartum';

/** What she has answered so far. Figures stay as typed, in the units beside them; each may be left empty. */
export interface OnboardingForm {
  name: string;
  email: string;
  status: MaternalStatus | null;
  dates: DatesForm;
  /** Null until it is chosen: a preset month would count a wrong week. */
  monthsPregnant: number | null;
  monthsPostpartum: number | null;
  isBreastfeeding: boolean;
  weight: string;
  goal: string;
  height: string;
  /** Of both weights. */
  units: UnitSystem;
  heightUnit: HeightUnit;
  /** Figures that she has said are in the unit beside them. */
  confirmed: readonly string[];
  activityLevel: ActivityLevel | null;
  allergies: readonly Allergy[];
  diets: readonly string[];
  wishes: readonly Wish[];
  isSixteen: boolean;
  consents: boolean;
}

export const emptyForm: OnboardingForm = {
  name: '',
  email: '',
  status: null,
  dates: emptyDates,
  monthsPregnant: null,
  monthsPostpartum: null,
  isBreastfeeding: false,
  weight: '',
  goal: '',
  height: '',
  units: 'us',
  heightUnit: 'in',
  confirmed: [],
  activityLevel: null,
  allergies: [],
  diets: [],
  wishes: [],
  isSixteen: false,
  consents: false,
};

export const stepCount = 4;
export type Step = 1 | 2 | 3 | 4;

/** Nothing answered, in the units that are usual where she is. */
export const unitsIn = (country: string | undefined): Pick<OnboardingForm, 'units' | 'heightUnit'> =>
  country === 'us' ? { units: 'us', heightUnit: 'in' } : { units: 'metric', heightUnit: 'cm' };
