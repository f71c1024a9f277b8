import { type HeightUnit, heightUnits } from '@nestwell/domain/units';
import { regionHere } from '@nestwell/remote-kit';
import { keep, kept } from '../../../lib/device-store';

const KEY = 'heightUnit';

/** How heights are shown on this device: as is usual where she is, until she chooses. */
export function storedHeightUnit(): HeightUnit {
  const chosen = kept(KEY);
  return heightUnits.find((unit) => unit === chosen) ?? (regionHere()?.country === 'us' ? 'in' : 'cm');
}

export function storeHeightUnit(unit: HeightUnit): void {
  keep(KEY, unit);
}
