import { type HeightUnit, heightUnits } from '@nestwell/domain/units';

const KEY = 'heightUnit';

/** How heights are shown on this device; centimetres until she chooses. */
export function storedHeightUnit(): HeightUnit {
  try {
    const kept = localStorage.getItem(KEY);
    return heightUnits.find((unit) => unit === kept) ?? 'cm';
  } catch {
    return 'cm';
  }
}

export function storeHeightUnit(unit: HeightUnit): void {
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
