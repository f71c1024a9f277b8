import { node } from './run.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

/** A check that either holds or does not counts as one; what it prints is shown when it is done. */
export const one = (name, script, ...args) => ({
  name,
  isQuiet: true,
  run: async () => {
    const printed = [];
    const holds = await node(script, args, { printed });
    return { passed: holds ? 1 : 0, failed: holds ? 0 : 1, printed: printed.join('') };
  },
});

export const check = (file, name = file, ...args) => one(name, `packages/config/checks/${file}.mjs`, ...args);

/** Runs quiet steps in pairs, the others one by one; ends the process with 1 where anything failed. */
export async function runSteps(steps) {
  const left = ownTemporaryFolder();
  const total = { passed: 0, failed: 0 };
  const failures = [];
  for (const pair of inPairs(steps)) {
    const start = performance.now();
    if (!pair[0].isQuiet) console.log(`\n── ${pair[0].name}`);
    await Promise.all(
      pair.map(async ({ name, run }) => {
        const { passed, failed, printed } = await run();
        total.passed += passed;
        total.failed += failed;
        if (failed > 0) failures.push(name);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        if (printed) console.log(`\n── ${name}\n${printed.trimEnd()}`);
        console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
      }),
    );
    // Whoever makes a temporary folder removes it; a step that does not has failed.
    const leftovers = left();
    if (leftovers.length === 0) continue;
    const names = pair.map(({ name }) => name).join(' or ');
    console.log(`✗ ${names} left in the temporary folder: ${leftovers.join(', ')}`);
    total.failed += leftovers.length;
    failures.push(`temporary folder after ${names}`);
  }
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}

function inPairs(steps) {
  const pairs = [];
  for (const step of steps) {
    const last = pairs.at(-1);
    if (step.isQuiet && last?.length === 1 && last[0].isQuiet) last.push(step);
    else pairs.push([step]);
  }
  return pairs;
}
