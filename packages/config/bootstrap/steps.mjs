import pMap from 'p-map';
import { node } from './run.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

/** A check that either holds or does not counts as one; what it prints is shown when it is done. */
export const one = (name, script, ...args) => oneWith({}, name, script, ...args);

/** The same in an environment of its own. */
export const oneWith = ({ env }, name, script, ...args) => ({
  name,
  isQuiet: true,
  run: async () => {
    const printed = [];
    const holds = await node(script, args, { printed, env });
    return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, printed: printed.join('') };
  },
});

export const check = (file, name = file, ...args) => one(name, `packages/config/checks/${file}.mjs`, ...args);

const SIDE_BY_SIDE = 2;

/** Runs the quiet steps first, two at any time, then the others one by one; ends the process with 1 where anything failed. */
export async function runSteps(steps) {
  const left = ownTemporaryFolder({ inMemory: true });
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const runOne = async ({ name, isQuiet, run }) => {
    const start = performance.now();
    if (!isQuiet) console.log(`\n── ${name}`);
    const { passed, failed, printed } = await run();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(name);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (printed) console.log(`\n── ${name}\n${printed.trimEnd()}`);
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  };
  /** Whoever makes a temporary folder removes it; a step that does not has failed. */
  const lookForLeftovers = (names) => {
    const leftovers = left();
    if (leftovers.length === 0) return;
    console.log(`✗ ${names} left in the temporary folder: ${leftovers.join(', ')}`);
    total.failed += leftovers.length;
    failures.push(`temporary folder after ${names}`);
  };

  const quiet = steps.filter(({ isQuiet }) => isQuiet);
  await pMap(quiet, runOne, { concurrency: SIDE_BY_SIDE });
  lookForLeftovers('the checks');
  for (const step of steps.filter(({ isQuiet }) => !isQuiet)) {
    await runOne(step);
    lookForLeftovers(step.name);
  }
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
