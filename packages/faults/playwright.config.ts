import { defineConfig } from '@playwright/test';

/** `pnpm test:faults`, by hand: one fault after the other against the built services, a table at the end. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.fault.ts',
  outputDir: 'test-results',
  timeout: 240_000,
  workers: 1,
  reporter: [['list'], ['./src/kit/faults-table.ts']],
});
