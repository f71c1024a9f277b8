import { join } from 'node:path';
import { versionOfShell } from '@nestwell/build/input-hash';
import { repository } from '@nestwell/build/places';
import type { LiveEnvironments } from '../check/live';

/** The shells that browsers run and this checkout would not build: a version that is live in several places once. */
export function otherShells({ shells }: LiveEnvironments): LiveEnvironments['shells'] {
  const own = versionOfShell(join(repository, 'shell'));
  return [...new Map(shells.filter(({ version }) => version !== own).map((it) => [it.version, it])).values()];
}
