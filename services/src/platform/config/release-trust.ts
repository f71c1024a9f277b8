import { Owners, ReleaseKey, type Trust } from '@nestwell/releases';
import { z } from 'zod';

/** Which team may release which modules: `RELEASE_OWNERS`. */
export const owners = readWith((text) => Owners.from(text));

/** The secret half of a key: `RELEASE_KEY`. */
export const releaseKey = readWith((text) => {
  try {
    return ReleaseKey.from(text);
  } catch {
    throw new Error('must be what `pnpm mfe key` printed as the secret key');
  }
});

/** Throws where this site could not believe its own decisions: it releases new builds, and goes back by itself. */
export function releaseTrust(known: Owners | undefined, key: ReleaseKey | undefined): Trust {
  if (!known) return { key };
  const team = key && known.teamOf(key.publicText);
  if (team === undefined || !known.mayChangeAll(team))
    throw new Error(
      'The configuration is not valid:\n  RELEASE_KEY must be of a team that RELEASE_OWNERS lets release "*": this site decides by itself too',
    );
  return { owners: known, key };
}

function readWith<Result>(read: (text: string) => Result) {
  return z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
}
