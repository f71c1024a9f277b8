import {
  meantWeightUnit,
  poundsOf,
  shownWeight,
  type UnitSystem,
  weightInWords,
} from '@nestwell/domain/units';
import { figureIn } from '@nestwell/domain/amounts';

interface KnownBody {
  height: number | null;
  weight: number | null;
}

export interface MeantWeight {
  meant: string;
  typed: string;
  /** In her units. */
  turned: string;
}

/** A typed weight that only makes sense in the other unit; undefined of every other one. */
export function meantWeight(typed: string, units: UnitSystem, known: KnownBody): MeantWeight | undefined {
  const figure = figureIn(typed);
  const other = figure === undefined ? undefined : meantWeightUnit(figure, units, known);
  if (figure === undefined || other === undefined) return undefined;
  return {
    meant: `${figure} ${weightInWords[other]}`,
    typed: `${figure} ${weightInWords[units]}`,
    turned: String(shownWeight(poundsOf(figure, other), units)),
  };
}
