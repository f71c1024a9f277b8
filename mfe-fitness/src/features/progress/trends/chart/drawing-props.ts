import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { Mark } from '../lib/figures';
import type { Measure } from '../lib/measures';
import type { StageBand } from '../lib/stages';
import type { Period } from '../lib/spans';

export interface DrawingProps {
  measure: Measure;
  period: Period;
  marks: readonly Mark[];
  stages: readonly StageBand[];
  today: LocalDate;
  /** What the drawing says, for whoever cannot see it. */
  summary: string;
}
