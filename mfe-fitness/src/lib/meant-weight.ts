import {
  meantWeightUnit,
  poundsOf,
  shownWeight,
  type UnitSystem,
  weightInWords,
} from '@nestwell/domain/units';
import { readNumber } from './read-number';

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
  const figure = readNumber(typed);
  const other = figure === null ? undefined : meantWeightUnit(figure, units, known);
  if (figure === null || other === undefined) return undefined;
  return {
    meant: `${figure} ${weightInWords[other]}`,
    typed: `${figure} ${weightInWords[units]}`,
    turned: String(shownWeight(poundsOf(figure, other), units)),
  };
}
