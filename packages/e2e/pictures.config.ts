import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { headless } from './src/kit/browser';

/** `pnpm pictures`: the README's pictures, of the demo. */
export default defineConfig({
  testDir: 'src/pictures',
  testMatch: '**/*.pictures.ts',
  outputDir: join(import.meta.dirname, 'test-results/pictures'),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: headless, locale: 'en-US', reducedMotion: 'reduce' },
});
