import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { remoteIds, repository } from '@nestwell/remote-kit/preset/places';
import { versionOfShell } from '@nestwell/remote-kit/preset/input-hash';
import { onlyName, readArguments } from '../arguments';
import { buildEverything } from '../build-area';
import {
  byteProblems,
  collisionProblems,
  compatibilityProblems,
  compatibilityRemarks,
  declarationProblems,
  shellProblems,
} from '../check/checks';
import { problemsHere, problemsIn } from '../check/in-browser';
import { liveIn } from '../check/live';
import { storageHere } from '../place';

/** What a step with remarks finds is told and forbids nothing. */
type Step = readonly [name: string, findings: () => Promise<string[]> | string[], kind?: 'remarks'];

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
  const read: Step[] = [
    ['declaration', declarationProblems],
    ['collisions with what is live', () => collisionProblems(id, live.versions)],
    ['contracts, slots and kit of what is live', () => compatibilityProblems(live)],
    ['codes of refusals that concern what is live', () => compatibilityRemarks(live), 'remarks'],
    ['what the shells that are live lend it', () => shellProblems(id, live)],
    ['types', () => typeProblems(id)],
  ];
  const built: Step[] = [['build and bytes', () => (buildEverything(), byteProblems(id))]];
  const tried: Step[] = [
    ['in this shell: sabotage and accessibility', () => problemsHere(id)],
    ...[...others.values()].map(
      (shell) =>
        [
          `in the shell ${shell.version} of ${shell.where}`,
          () => problemsIn(id, shell, { storage, ...live }),
        ] as const,
    ),
  ];
  const holds =
    (await hold(read)) && (await hold(built)) && (args.options.has('no-browser') || (await hold(tried)));
  console.log(`mfe-${id} ${holds ? 'can' : 'must not'} be released`);
  return holds ? 0 : 1;
}

/** Tells what each step finds. */
async function hold(steps: readonly Step[]): Promise<boolean> {
  let holds = true;
  for (const [name, run, kind] of steps) {
    const start = performance.now();
    let failed = false;
    const findings = await Promise.resolve()
      .then(run)
      .catch((error: unknown) => {
        failed = true;
        return [error instanceof Error ? error.message : String(error)];
      });
    failed ||= findings.length > 0 && kind !== 'remarks';
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${failed ? '✗' : '✓'} ${name} (${seconds} s)`);
    for (const finding of findings) console.log(`    ${finding}`);
    holds &&= !failed;
  }
  return holds;
}

function typeProblems(id: string): string[] {
  const script = join(repository, 'packages/config/checks/types.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, `mfe-${id}`], { cwd: repository });
  return status === 0 ? [] : stderr.toString().trim().split('\n');
}
