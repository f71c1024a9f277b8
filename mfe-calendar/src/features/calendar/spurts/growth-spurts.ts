/** When many babies feed more for a few days, in weeks after birth. */
const SPURT_WEEKS = [2, 6, 12, 19, 26, 37, 52] as const;
const WEEKS_PER_MONTH = 4.33;
export const SPURT_WEEKS_AHEAD = 8;

export interface GrowthSpurt {
  week: number;
  /** 09:00 of its day on her clock. */
  due: Date;
}

/** Spurts after the present week and within the next eight, counted from whole months since birth. */
export function upcomingSpurts(monthsPostpartum: number, now: Date): GrowthSpurt[] {
  const thisWeek = Math.round(monthsPostpartum * WEEKS_PER_MONTH);
  return SPURT_WEEKS.filter((week) => week > thisWeek && week <= thisWeek + SPURT_WEEKS_AHEAD).map(
    (week) => ({
      week,
      due: new Date(now.getFullYear(), now.getMonth(), now.getDate() + (week - thisWeek) * 7, 9),
    }),
  );
}

export const spurtTitle = (week: number) => `Growth spurt around week ${week}`;
