import { regions, type Line, type Region } from '@nestwell/safety/lines';

export { dialOf, textOf } from '@nestwell/safety/lines';
export type { Line as CrisisLine, Region as CrisisRegion };

/** One copy for the shell and every module: what is corrected in the shell is corrected everywhere. */
export const crisisRegions: readonly Region[] = regions;
