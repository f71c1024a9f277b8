import { figureIn, figureText, wholeIn } from '@nestwell/domain/amounts';
import { feetOf, inchesOfFeet } from '@nestwell/domain/units';

export interface TypedFeet {
  feet: string;
  inches: string;
}

const FEET = ['ft', 'feet', "'", '’'];
const INCHES = ['in', 'inches', '"', '”'];
const INCHES_OF_A_FOOT = 12;
/** From here on a figure in the field of feet is of centimetres, which is asked about. */
const CENTIMETRES = 100;

/** A height in inches, as its two fields show it. What is no figure stands where it can be corrected. */
export function feetShown(height: string): TypedFeet {
  const total = figureIn(height);
  if (total === undefined) return { feet: height, inches: '' };
  const { feet, inches } = feetOf(total);
  return { feet: String(feet), inches: figureText(inches) };
}

/** Both fields as a height in inches; a text that is no figure, where they cannot be one. */
export function inchesTyped({ feet, inches }: TypedFeet): string {
  const [isFeet, isInches] = [feet.trim() !== '', inches.trim() !== ''];
  if (!isFeet) return inches.trim();
  const whole = figureIn(feet, FEET) ?? Number.NaN;
  if (!isInches && whole >= CENTIMETRES) return figureText(whole);
  const rest = isInches ? (figureIn(inches, INCHES) ?? Number.NaN) : 0;
  const isHeight = wholeIn(feet, FEET) !== undefined && whole < INCHES_OF_A_FOOT && rest < INCHES_OF_A_FOOT;
  return isHeight ? figureText(inchesOfFeet(whole, rest)) : `${feet.trim()} ft ${inches.trim()} in`;
}
