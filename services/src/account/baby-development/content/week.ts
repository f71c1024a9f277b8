/** One week of pregnancy. Length in cm (crown to rump before week 14, crown to heel from then on), weight in g. */
export interface WeekOfPregnancy {
  week: number;
  length: number;
  /** None before week 14: the formula is not reliable there. */
  weight: number | null;
  comparison: string;
  emoji: string;
  baby: string;
  /** In its place where a birth may be planned before the general weeks. */
  babyPlannedEarlier?: string;
  mother: string;
}
