import { Owners, ReleaseKey, type Trust } from '@nestwell/releases';

let known: Trust | undefined;

/**
 * Who may release what (`RELEASE_OWNERS`), and this machine's key (`RELEASE_KEY`). Both leave the environment: what is
 * started from here, tests and sites to look at, has no business with them.
 */
export function trustHere(): Trust {
  if (known) return known;
  const { RELEASE_OWNERS: owners, RELEASE_KEY: key } = process.env;
  delete process.env.RELEASE_OWNERS;
  delete process.env.RELEASE_KEY;
  known = {
    owners: owners ? named('RELEASE_OWNERS', () => Owners.from(owners)) : undefined,
    key: key ? named('RELEASE_KEY', () => ReleaseKey.from(key)) : undefined,
  };
  return known;
}

/** Why this machine may not release a module; undefined where it may, or where nobody says who may. */
export const refusalOf = (id: string): string | undefined => {
  const { owners, key } = trustHere();
  return owners?.refusal(id, key?.publicText);
};

function named<Result>(name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
