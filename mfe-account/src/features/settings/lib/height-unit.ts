import { type HeightUnit, heightUnits } from '@nestwell/domain/units';
import { keep, kept } from '../../../lib/device-store';

const KEY = 'heightUnit';

/** How heights are shown on this device; centimetres until she chooses. */
export function storedHeightUnit(): HeightUnit {
  const chosen = kept(KEY);
  return heightUnits.find((unit) => unit === chosen) ?? 'cm';
}

export function storeHeightUnit(unit: HeightUnit): void {
  keep(KEY, unit);
}
