import type { Release } from '@nestwell/contracts/delivery';

/** `nutrition@4f2a`: federation's name of a version says both. */
export const ownerOfRelease = ({ scope, version }: Pick<Release, 'scope' | 'version'>): string =>
  `${scope.slice(0, -version.length - 1)}@${version}`;
