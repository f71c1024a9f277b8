import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import {
  isEnvironment,
  openReleases,
  RegistryStore,
  type Decision,
  type Environment,
  type Storage,
} from '@nestwell/releases';
import { repository } from '@nestwell/build/places';
import type { Arguments } from './arguments';
import { trustHere } from './trust';

/** Where releases are kept: the same as for a site that is started with these variables. */
export function storageHere(): Promise<Storage> {
  return openReleases({
    dataDir: resolve(repository, process.env.DATA_DIR ?? '.data'),
    url: process.env.RELEASES_URL || undefined,
    trust: trustHere(),
  });
}

export function environmentOf({ options }: Arguments): Environment {
  const name = options.get('env') ?? process.env.ENVIRONMENT ?? 'production';
  if (!isEnvironment(name)) throw new Error(`There is no environment ${name}: say production or staging`);
  return name;
}

export async function placeOf(args: Arguments) {
  const storage = await storageHere();
  return { storage, store: new RegistryStore(storage, environmentOf(args)) };
}

/** Whether a release is marked as a security fix: only a person takes it back. Throws where nobody says what it fixes. */
export function securityFixIn({ options }: Arguments): true | undefined {
  if (!options.has('security-fix')) return undefined;
  if (!options.has('why')) throw new Error('Say what the security fix is for: --why "…"');
  return true;
}

/** Who decides and why, for the audit: `--by` and `--why`, else the user of this machine and the last commit. */
export function decisionOf({ options }: Arguments, fallback: string): Decision {
  const by = options.get('by') ?? process.env.GITHUB_ACTOR ?? userInfo().username;
  return { by, why: options.get('why') ?? fallback, at: new Date() };
}
