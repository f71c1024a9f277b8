/**
 * What she is asked or told once: of a goal below the healthy limits by the goal's own name, of weight that falls fast
 * while she nurses, and of a week in which little was logged as eaten.
 */
export const goalNotes = ['healthyWeightGoal', 'baseCalorieGoal', 'fallingWeight', 'littleEaten'] as const;
export type GoalNote = (typeof goalNotes)[number];
