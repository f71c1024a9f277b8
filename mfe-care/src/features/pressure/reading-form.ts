import { pressureLimits } from '@nestwell/contracts/care';
import { figureIn, wholeIn } from '@nestwell/domain/amounts';
import { meantPressures, type MeantPressure } from '@nestwell/domain/units';
import type { PressureSign } from '@nestwell/safety/signs';

/** A reading while she types it. */
export interface ReadingForm {
  upper: string;
  lower: string;
  signs: readonly PressureSign[];
  /** `YYYY-MM-DDTHH:mm` on her clock; null is now. */
  measuredAt: string | null;
}

export const emptyReading: ReadingForm = { upper: '', lower: '', signs: [], measuredAt: null };

export interface TypedReading {
  upper: number;
  lower: number;
  signs: PressureSign[];
  measuredAt: string;
}

type Problems = Partial<Record<'upper' | 'lower' | 'measuredAt', string>>;

const figureOf = (typed: string) => figureIn(typed) ?? Number.NaN;

function problemOf(name: 'upper' | 'lower', typed: string): string | undefined {
  const { min, max } = pressureLimits[name];
  const figure = wholeIn(typed);
  if (figure === undefined) return `Write the ${name} figure, ${min} to ${max}.`;
  return figure < min || figure > max ? `Look again: ${min} to ${max}.` : undefined;
}

/** What is still missing or cannot be; nothing of it says whether a figure is high. */
export function problemsOf({ upper, lower, measuredAt }: ReadingForm, now: Date): Problems {
  const problems: Problems = { upper: problemOf('upper', upper), lower: problemOf('lower', lower) };
  if (!problems.upper && !problems.lower && figureOf(lower) >= figureOf(upper))
    problems.lower = 'The lower figure is below the upper one.';
  if (measuredAt !== null && !(new Date(measuredAt) <= now)) problems.measuredAt = 'Choose a time that was.';
  return problems;
}

export const isWhole = (problems: Problems) => Object.values(problems).every((problem) => !problem);

/** What she typed, once it is whole. */
export const typedReading = (form: ReadingForm, now: Date): TypedReading => ({
  upper: figureOf(form.upper),
  lower: figureOf(form.lower),
  signs: [...form.signs],
  measuredAt: (form.measuredAt === null ? now : new Date(form.measuredAt)).toISOString(),
});

/** Whether the upper figure is typed whole: a third digit, or a second where no third can follow. */
export const isUpperTyped = (typed: string) => /^\d{3}$/.test(typed);

/** What both figures are in mmHg, where they only make sense in the unit of another monitor. */
export const meantBy = ({ upper, lower }: Pick<ReadingForm, 'upper' | 'lower'>): MeantPressure[] =>
  meantPressures({ upper: figureOf(upper), lower: figureOf(lower) });
