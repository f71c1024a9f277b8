import { defineConfig } from '@playwright/test';
import type { KitOptions } from './src/kit/test';
import { headless } from './src/kit/browser';
import { timeZone } from './src/kit/zone';

/** What only goes where pictures are taken, and asks nothing of what it sees. */
const looks = process.env.PICTURES === undefined ? [] : ['**/*.looks.ts'];

/**
 * A phone unless a file says otherwise (`test.use(desk)`): a project of its own for wide screens would start each worker
 * with its browser and its site twice.
 */
export default defineConfig<KitOptions>({
  testDir: 'src',
  // What takes too long for every run is in `*.long.ts`: `pnpm test:long`.
  testMatch: process.env.LONG
    ? ['platform/{sabotage,frozen}.e2e.ts', '**/{rebuild,planted-traces,*-speed}.e2e.ts', '**/*.long.ts']
    : ['**/*.e2e.ts', ...looks],
  outputDir: 'test-results/run',
  // Room for a machine of half the speed: what is there sooner waits for nothing.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A browser beside a server on two busy cores stumbles now and then; what fails twice is broken. Named as flaky.
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of the smallest machine: many tests wait for a fault to pass. A fourth gained nothing there.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: headless,
    locale: 'en-US',
    timezoneId: timeZone,
    reducedMotion: 'reduce',
    // Most tests answer the network themselves, or count what passes it: only those about the worker have one.
    serviceWorkers: 'block',
    // A trace of every test, thrown away when it passes, made each a third longer: `pnpm e2e <path> --trace on`.
    trace: 'on-first-retry',
    // Of what failed `kit/test.ts` takes a picture: the runner's own would be taken of each page, and mostly thrown away.
    screenshot: 'off',
    video: 'off',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  },
});
