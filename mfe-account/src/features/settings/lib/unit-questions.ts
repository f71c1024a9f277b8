import type { UnitSystem, User } from '@nestwell/contracts/account';
import {
  type HeightUnit,
  heightInWords,
  meantHeightUnit,
  meantWeightUnit,
  weightInWords,
} from '@nestwell/domain/units';
import { figureOf } from '../../../lib/figure-of';
import { heightAfter } from './height-after';
import type { SettingsEdits } from './settings-form';
import type { Typed } from './typed-figure';

export type MeasuredField = 'currentWeight' | 'healthyWeightGoal' | 'height';

export interface UnitQuestion {
  meant: string;
  typed: string;
  /** The edit when she says yes: the same figure in the other unit. */
  edit: SettingsEdits;
  /** How the answer no is kept. */
  key: string;
}

/** Edited figures that only make sense in the other unit, until she has answered. */
export function unitQuestions(
  user: User,
  edits: SettingsEdits,
  confirmed: readonly string[],
): Partial<Record<MeasuredField, UnitQuestion>> {
  const height = heightAfter(user, edits);
  const known = { height, weight: user.currentWeight };
  const asked = {
    currentWeight: ofWeight(edits.currentWeight, known, (currentWeight) => ({
      currentWeight,
    })),
    healthyWeightGoal: ofWeight(edits.healthyWeightGoal, known, (healthyWeightGoal) => ({
      healthyWeightGoal,
    })),
    height: ofHeight(edits.height),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(([, question]) => question && !confirmed.includes(question.key)),
  );
}

function ofWeight(
  edit: Typed<UnitSystem> | undefined,
  known: { height: number | null; weight?: number | null },
  edited: (edit: Typed<UnitSystem>) => SettingsEdits,
): UnitQuestion | undefined {
  const unit = edit && meantWeightUnit(figureOf(edit.typed), edit.unit, known);
  if (!unit) return undefined;
  const { typed } = edit;
  return questionOf(typed, weightInWords[unit], weightInWords[edit.unit], edited({ typed, unit }));
}

function ofHeight(edit: Typed<HeightUnit> | undefined): UnitQuestion | undefined {
  const unit = edit && meantHeightUnit(figureOf(edit.typed), edit.unit);
  if (!unit) return undefined;
  const { typed } = edit;
  return questionOf(typed, heightInWords[unit], heightInWords[edit.unit], { height: { typed, unit } });
}

const questionOf = (typed: string, meant: string, unit: string, edit: SettingsEdits): UnitQuestion => ({
  meant: `${typed.trim()} ${meant}`,
  typed: `${typed.trim()} ${unit}`,
  key: `${typed.trim()} ${unit}`,
  edit,
});
