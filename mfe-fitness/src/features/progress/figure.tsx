import { inFigures } from '@nestwell/domain/reading';
import * as css from './progress-page.module.css';

interface FigureProps {
  value: number | null | undefined;
  unit?: string;
}

/** A large number with its small unit; a dash where nothing was logged. */
export function Figure({ value, unit }: FigureProps) {
  if (value === null || value === undefined) return '–';
  return (
    <span className={css.figure}>
      {inFigures(value)}
      {unit && <small className={css.unit}> {unit}</small>}
    </span>
  );
}
