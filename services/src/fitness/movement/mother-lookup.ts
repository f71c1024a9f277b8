import type { Mother } from '@nestwell/contracts/fitness/server';

/** Where a member is between pregnancy and years after birth, as of today in her zone. */
export abstract class MotherLookup {
  abstract find(userId: string, zone: string): Promise<Mother>;
}
