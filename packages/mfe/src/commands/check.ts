import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/remote-kit/preset/places';
import { onlyName, readArguments } from '../arguments';
import { buildArea } from '../build-area';
import { byteProblems, collisionProblems, compatibilityProblems, declarationProblems } from '../check/checks';
import { liveVersions } from '../check/live';
import { storageHere } from '../place';

/** Everything that must hold before a module is released; says what breaks whom. */
export async function check(words: readonly string[]): Promise<number> {
  const args = readArguments(words, ['no-browser']);
  const id = onlyName(args, 'check nutrition [--no-browser]');
  if (!remoteIds().includes(id))
    throw new Error(`There is no mfe-${id}; there are ${remoteIds().join(', ')}`);
  const live = await liveVersions(await storageHere());
  const steps: [string, () => Promise<string[]> | string[]][] = [
    ['declaration', declarationProblems],
    ['collisions with what is live', () => collisionProblems(id, live)],
    ['contracts of what is live', () => compatibilityProblems(live)],
    ['types', () => typeProblems(id)],
    ['bytes', async () => (await buildArea(id), byteProblems(id))],
    ...(args.options.has('no-browser')
      ? []
      : ([['sabotage and accessibility in Chromium', () => browserProblems(id)]] as [
          string,
          () => string[],
        ][])),
  ];
  let failed = 0;
  for (const [name, run] of steps) {
    const start = performance.now();
    const problems = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${name} (${seconds} s)`);
    for (const problem of problems) console.log(`    ${problem}`);
    failed += problems.length;
  }
  for (const { id: other, release, contract, where } of live) {
    if (!contract) console.log(`  ${other} ${release.version} in ${where} was released without its contract`);
  }
  console.log(failed === 0 ? `mfe-${id} can be released` : `mfe-${id} must not be released`);
  return failed === 0 ? 0 : 1;
}

function typeProblems(id: string): string[] {
  const script = join(repository, 'packages/config/checks/types.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, `mfe-${id}`], { cwd: repository });
  return status === 0 ? [] : stderr.toString().trim().split('\n');
}

/** The browser tests of `packages/e2e` that take the module to check from `VICTIM`. */
function browserProblems(id: string): string[] {
  const folder = join(repository, 'packages/e2e');
  const playwright = join(folder, 'node_modules/@playwright/test/cli.js');
  const { status, stdout } = spawnSync(
    process.execPath,
    [playwright, 'test', 'src/platform/sabotage.e2e.ts', 'src/platform/module.e2e.ts', '--reporter=line'],
    { cwd: folder, env: { ...process.env, VICTIM: id }, maxBuffer: 1 << 26 },
  );
  if (status === 0) return [];
  const failed = stdout.toString().match(/^ {2}\d+\) .+$/gm) ?? ['the browser tests did not run'];
  return [...new Set(failed.map((line) => line.trim()))];
}
