import { deviceZone } from '@nestwell/domain/device-time';
import { crisisRegions, type CrisisRegion } from './crisis-lines';

const CANADA = new Set(
  'Toronto Vancouver Edmonton Winnipeg Halifax Regina Montreal St_Johns Moncton Whitehorse Yellowknife Iqaluit'
    .split(' ')
    .map((city) => `America/${city}`),
);

const UNITED_STATES =
  /^(America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Detroit|Boise|Juneau|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/;

function regionNameOf(timeZone: string): string | undefined {
  if (timeZone === 'Europe/London') return 'United Kingdom';
  if (timeZone.startsWith('Australia/')) return 'Australia';
  if (timeZone === 'Pacific/Auckland' || timeZone === 'Pacific/Chatham') return 'New Zealand';
  if (CANADA.has(timeZone)) return 'Canada';
  return UNITED_STATES.test(timeZone) ? 'United States' : undefined;
}

/** The region her device's clock lives in, so that its lines come first; undefined where we know none. */
export function regionHere(timeZone = deviceZone()): CrisisRegion | undefined {
  const name = regionNameOf(timeZone);
  return crisisRegions.find(({ region }) => region === name);
}

/** All regions, hers first. */
export function regionsHereFirst(timeZone?: string): CrisisRegion[] {
  const here = regionHere(timeZone);
  return here ? [here, ...crisisRegions.filter((region) => region !== here)] : [...crisisRegions];
}
