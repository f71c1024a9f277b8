import { foreignLibraries } from '@nestwell/contracts/delivery';

/** What this shell's build brings for the modules, as it was installed. */
const lent = process.env.LENT_LIBRARIES;

/** A module built with another major version would fail somewhere inside it: it is told at once, and why. */
export function refuseLibraries(
  scope: string,
  builtWith: Record<string, string> | undefined,
  there = lent,
): void {
  const foreign = foreignLibraries(builtWith, there);
  if (foreign.length > 0) throw new Error(`${scope} cannot be loaded: ${foreign.join('; ')}`);
}
