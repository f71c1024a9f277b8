import { defineConfig } from '@playwright/test';

/** One at a time on a quiet machine: `pnpm bench:web`, `pnpm bench:community`. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.bench.ts',
  outputDir: 'test-results',
  timeout: 300_000,
  workers: 1,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
});
