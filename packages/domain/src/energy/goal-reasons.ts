import { type Goal, type GoalFacts } from './goal-limits';

const HELP = 'Your midwife or doctor can help you find one that is right for you.';

/** Why a goal is not taken. No figure to aim at, no blame, and whom to turn to. */
export function goalReason(goal: Goal, facts: Pick<GoalFacts, 'isPregnant' | 'isBreastfeeding'>): string {
  if (goal === 'healthyWeightGoal') {
    return `That is below a healthy weight. Choose a higher goal, or none at all. ${HELP}`;
  }
  if (facts.isPregnant) {
    return `In pregnancy a goal is never less than what your body is estimated to need. ${HELP}`;
  }
  if (facts.isBreastfeeding) {
    return `Less than 1,800 calories a day is too little while you nurse. ${HELP}`;
  }
  return `Less than 1,200 calories a day is too little. ${HELP}`;
}
