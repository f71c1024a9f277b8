import { figureIn } from '@nestwell/domain/amounts';

/** A figure as typed; NaN of anything else, and of what may be two figures. */
export const figureOf = (typed: string): number => figureIn(typed) ?? Number.NaN;
