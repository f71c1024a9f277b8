import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/remote-kit/preset/places';
import { versionOfShell } from '@nestwell/remote-kit/preset/input-hash';
import { onlyName, readArguments } from '../arguments';
import { buildEverything } from '../build-area';
import { byteProblems, collisionProblems, compatibilityProblems, declarationProblems } from '../check/checks';
import { problemsHere, problemsIn } from '../check/in-browser';
import { liveIn } from '../check/live';
import { storageHere } from '../place';

type Step = [name: string, problems: () => Promise<string[]> | string[]];

/** Everything that must hold before a module is released; says what breaks whom. */
export async function check(words: readonly string[]): Promise<number> {
  const args = readArguments(words, ['no-browser']);
  const id = onlyName(args, 'check nutrition [--no-browser]');
  if (!remoteIds().includes(id))
    throw new Error(`There is no mfe-${id}; there are ${remoteIds().join(', ')}`);
  const storage = await storageHere();
  const live = await liveIn(storage);
  const own = versionOfShell(join(repository, 'shell'));
  // A version of the shell that is live in several places is tried once.
  const others = new Map(live.shells.filter(({ version }) => version !== own).map((it) => [it.version, it]));
  const inBrowser: Step[] = [
    ['in this shell: sabotage and accessibility', () => problemsHere(id)],
    ...[...others.values()].map((shell): Step => [
      `in the shell ${shell.version} of ${shell.where}`,
      () => problemsIn(id, shell, { storage, ...live }),
    ]),
  ];
  const failed = await countFailures([
    ['declaration', declarationProblems],
    ['collisions with what is live', () => collisionProblems(id, live.versions)],
    ['contracts, slots and kit of what is live', () => compatibilityProblems(live)],
    ['types', () => typeProblems(id)],
    ['build and bytes', () => (buildEverything(), byteProblems(id))],
    ...(args.options.has('no-browser') ? [] : inBrowser),
  ]);
  console.log(`mfe-${id} ${failed === 0 ? 'can' : 'must not'} be released`);
  return failed === 0 ? 0 : 1;
}

async function countFailures(steps: readonly Step[]): Promise<number> {
  let failed = 0;
  for (const [name, run] of steps) {
    const start = performance.now();
    const problems = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${name} (${seconds} s)`);
    for (const problem of problems) console.log(`    ${problem}`);
    failed += problems.length;
  }
  return failed;
}

function typeProblems(id: string): string[] {
  const script = join(repository, 'packages/config/checks/types.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, `mfe-${id}`], { cwd: repository });
  return status === 0 ? [] : stderr.toString().trim().split('\n');
}
