import type { User } from '@nestwell/contracts/account';
import { goalReason, lowestWeightGoal } from '@nestwell/domain/energy';
import { poundsOf } from '@nestwell/domain/units';
import { figureOf } from '../../../lib/figure-of';
import { heightAfter } from './height-after';
import type { SettingsEdits } from './settings-form';

/** Why an edited weight goal would be refused: below a healthy weight. Empty of every other one. */
export function lowGoalProblem(user: User, edits: SettingsEdits): { healthyWeightGoal?: string } {
  const goal = edits.healthyWeightGoal;
  if (!goal?.typed.trim()) return {};
  if (poundsOf(figureOf(goal.typed), goal.unit) >= lowestWeightGoal(heightAfter(user, edits))) return {};
  return { healthyWeightGoal: goalReason('healthyWeightGoal', user) };
}
