import { shortDayMonthAndYear } from '@nestwell/domain/calendar-days';
import type { FoodVerdict } from '@nestwell/safety/foods';
import * as css from './caution-notes.module.css';

/** Who says so, and when that was read. */
export const SourceLine = ({ of: { source, checked } }: { of: FoodVerdict }) => (
  <p className={css.source}>
    {source}. Checked {shortDayMonthAndYear(checked)}.
  </p>
);
