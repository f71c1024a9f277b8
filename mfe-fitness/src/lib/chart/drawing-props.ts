import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { Mark } from '../trends/figures';
import type { Measure } from '../trends/measures';
import type { StageBand } from '../trends/stages';
import type { Period } from '../trends/spans';

export interface DrawingProps {
  measure: Measure;
  period: Period;
  marks: readonly Mark[];
  stages: readonly StageBand[];
  today: LocalDate;
  /** What the drawing says, for whoever cannot see it. */
  summary: string;
}
