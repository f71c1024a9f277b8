const WEEKS_PER_MONTH = 4.33;
const MILESTONE_WEEKS_PER_MONTH = 4;

/** Months as weeks of pregnancy and of growth spurts. Milestones count otherwise, on purpose. */
export const weeksOfMonths = (months: number): number => Math.round(months * WEEKS_PER_MONTH);

/** The month of pregnancy that a week lies in. */
export const monthOfWeek = (week: number): number => Math.ceil(week / WEEKS_PER_MONTH);

/** Months as weeks of the postpartum milestones: four to a month. */
export const milestoneWeeksOfMonths = (months: number): number => months * MILESTONE_WEEKS_PER_MONTH;
