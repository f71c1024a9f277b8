import type { ReactNode } from 'react';
import type { DatesForm } from './dates-form';

export interface DatesProps {
  dates: DatesForm;
  onDates: (change: Partial<DatesForm>) => void;
  /** Why the day cannot be saved, once it is to be said. */
  problem?: string | undefined;
  /** What is asked where she chose the quick way. */
  quick: ReactNode;
}
