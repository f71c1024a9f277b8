/** All checks in the order of their cost, and one count over them. */
import { join } from 'node:path';
import { repository } from '../repository.mjs';
import { buildWhatChanged } from './build.mjs';
import { node, readReport, reportFile, tool } from './run.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';

/** A check that either holds or does not counts as one. */
const one = (name, script, ...args) => ({
  name,
  run: async () => ((await node(script, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});
const check = (name, file) => one(name, `packages/config/checks/${file}.mjs`);

async function runJest() {
  const report = reportFile('jest.json');
  const finished = await node(tool('jest'), ['--json', '--outputFile', report, '--maxWorkers', '2'], {
    flags: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  });
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = readReport(report) ?? {};
  // A skipped test promises nothing, so it counts against us; and a run that broke off has failed.
  return counted(numPassedTests, numFailedTests + numPendingTests + numRuntimeErrorTestSuites, finished);
}

async function runBrowserTests() {
  const report = reportFile('browser.json');
  const cli = tool('@playwright/test', { of: 'packages/e2e', bin: 'playwright' });
  const finished = await node(cli, ['test', '--reporter=list,json'], {
    cwd: 'packages/e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PWTEST_CACHE_DIR: join(repository, '.build/playwright') },
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {};
  if (flaky > 0) console.log(`${flaky} browser test(s) passed at the second try only: listed above as flaky`);
  return counted(expected + flaky, unexpected + skipped, finished);
}

function counted(passed, failed, finished) {
  return { passed, failed: failed === 0 && (!finished || passed === 0) ? 1 : failed };
}

const steps = [
  one('format', tool('prettier'), '--check', '--log-level', 'warn', '.'),
  one('versions', tool('sherif')),
  check('tree', 'tree'),
  check('file lengths', 'file-lengths'),
  check('types', 'types'),
  one('lint', tool('oxlint'), '--type-aware', '--deny-warnings'),
  check('import directions', 'dependencies'),
  check('planted violations', 'planted-violations'),
  one('unused code', tool('knip')),
  { name: 'unit, component and HTTP tests', run: runJest },
  { name: 'build', run: () => (buildWhatChanged() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) },
  { name: 'browser tests', run: runBrowserTests },
];

/** Whoever makes a temporary folder removes it; a step that does not has failed. */
function withLeftovers({ passed, failed }, left) {
  if (left.length > 0) console.error(`left in the temporary folder: ${left.join(', ')}`);
  return { passed, failed: failed + left.length };
}

/** Runs every step, prints each result and the closing line, and ends the process with 1 where anything failed. */
export async function verify() {
  const left = ownTemporaryFolder();
  const total = { passed: 0, failed: 0 };
  const failures = [];
  for (const { name, run } of steps) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const { passed, failed } = withLeftovers(await run(), left());
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(name);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
