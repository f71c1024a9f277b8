import { join } from 'node:path';
import { repository } from '../repository.mjs';
import { node, readReport, reportFile, tool } from './run.mjs';
import { shortLifeFlags } from './short-life.mjs';
import { one } from './steps.mjs';

/**
 * Half of what a run spends in memory's housekeeping goes by a larger nursery: a fifth of its processor time, measured
 * with 125 tests of three areas. An eighth of the rest goes where functions are optimized only when they have run some
 * fifteen times as long as Node waits for: each test file begins anew with most of them, and a fifth of the time went
 * into optimizing what was thrown away with the file. Three at work on two cores, because tests wait for timers.
 */
const JEST_FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=128',
];

/** Jest's tests, all or those that its further arguments select. */
export const jest = (...args) => ({
  name: 'unit, component and HTTP tests',
  run: async () => {
    const report = reportFile('jest.json');
    const finished = await node(
      tool('jest'),
      ['--json', '--outputFile', report, '--maxWorkers', '3', ...args],
      { flags: [...JEST_FLAGS, ...shortLifeFlags()] },
    );
    const {
      numPassedTests = 0,
      numFailedTests = 0,
      numPendingTests = 0,
      numRuntimeErrorTestSuites = 0,
    } = readReport(report) ?? {};
    // A skipped test promises nothing, so it counts against us; and a run that broke off has failed.
    const failed = numFailedTests + numPendingTests + numRuntimeErrorTestSuites;
    return counted(numPassedTests, failed, finished);
  },
});

/** Beside the checks: alone it leaves a third of two cores idle, and only the browser tests ask for what it makes. */
export const build = one('build', 'packages/config/bootstrap/build-named.mjs');

/** Runs Playwright in the folder of the browser tests. @returns {Promise<boolean>} whether all passed */
export function playwright(args, env = {}) {
  // Its cache of compiled tests would lie in the machine's temporary folder.
  const cache = join(repository, '.build/playwright');
  return node(tool('@playwright/test', { of: 'packages/e2e', bin: 'playwright' }), args, {
    cwd: 'packages/e2e',
    env: { PWTEST_CACHE_DIR: cache, ...env },
  });
}

/** Browser tests against the built site: all, or those of the files named below `packages/e2e`. */
export const browserTests = (...files) => ({
  name: 'browser tests',
  run: async () => {
    const report = reportFile('browser.json');
    const finished = await playwright(['test', ...files, '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {};
    if (flaky > 0)
      console.log(`${flaky} browser test(s) passed at the second try only: listed above as flaky`);
    return counted(expected + flaky, unexpected + skipped, finished);
  },
});

function counted(passed, failed, finished) {
  const isBroken = !finished || passed === 0;
  return { passed, failed: failed === 0 && isBroken ? 1 : failed };
}
