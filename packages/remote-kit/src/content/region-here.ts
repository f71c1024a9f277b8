import { deviceZone } from '@nestwell/domain/device-time';
import { countryOfZone } from '@nestwell/safety/lines';
import { crisisRegions, type CrisisRegion } from './crisis-lines';

/** The region her device's clock lives in, so that its lines come first; undefined where we know none. */
export function regionHere(timeZone = deviceZone()): CrisisRegion | undefined {
  const here = countryOfZone(timeZone);
  return crisisRegions.find(({ country }) => country === here);
}

/** All regions, hers first. */
export function regionsHereFirst(timeZone?: string): CrisisRegion[] {
  const here = regionHere(timeZone);
  return here ? [here, ...crisisRegions.filter((region) => region !== here)] : [...crisisRegions];
}
