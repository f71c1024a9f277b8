import type { Release } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION } from '@nestwell/remote-kit';
import { refuseLibraries } from './lent-libraries';

/** Throws for a release that cannot run in this shell: of another contract, or built with another major version of a library. */
export function refuseUnfit({ scope, contract, builtWith }: Release): void {
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${scope} speaks contract ${contract}, not ${CONTRACT_VERSION}`);
  refuseLibraries(scope, builtWith);
}
