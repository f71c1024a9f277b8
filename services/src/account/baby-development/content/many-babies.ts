import type { FirstTime } from '@nestwell/safety/baby';

/** A milestone is no examination: many babies, between now and then, counted from the due date for one born early. */
export const manyBabies = ({ doing, by }: Pick<FirstTime, 'doing' | 'by'>): string =>
  `Many babies, between now and ${by} months (from the due date if born early), ${doing}.`;
