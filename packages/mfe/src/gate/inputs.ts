import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '@nestwell/build/input-hash';
import { remoteIds, repository } from '@nestwell/build/places';
import type { LiveEnvironments } from '../check/live';

/**
 * A hash of all that a gate looks at: the sources of the site with the module among the others, its tools and
 * libraries, and what is live. Whoever changes none of it need not wait for the same answers again.
 */
export function gateInputs({ versions, shells, services }: LiveEnvironments): string {
  const folders = ['shell', 'services', 'packages', ...remoteIds().map((id) => `mfe-${id}`)];
  const files = [...folders, 'pnpm-lock.yaml', 'package-lock.json'].flatMap((name) =>
    filesBelow(join(repository, name)),
  );
  const hash = createHash('sha256').update(process.versions.node);
  // What the browser tests of the gate itself leave behind is nothing that it looks at.
  const looked = files.filter((file) => !file.includes('/test-results/'));
  for (const file of looked) hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file));
  const live = versions.map(({ id, version, where }) => `${id} ${version} ${where}`);
  for (const { version, where } of shells) live.push(`shell ${version} ${where}`);
  for (const { environment, calls } of services) live.push(`${environment} ${JSON.stringify(calls)}`);
  return hash.update(live.sort().join('\n')).digest('hex');
}
