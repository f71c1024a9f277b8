import { defineConfig } from '@playwright/test';

/** `pnpm test:cluster`, by hand: what happens to mothers while parts of a cluster fail; a table at the end. */
export default defineConfig({
  testDir: 'src/cluster',
  testMatch: '**/*.cluster.ts',
  outputDir: 'test-results',
  timeout: 600_000 + Number(process.env.KILLS ?? 2) * 60_000,
  workers: 1,
  reporter: [['list'], ['./src/cluster/table.ts']],
});
