import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/engines/journey';
import type { EngineName } from './src/engines/drive/tab';

const engines: EngineName[] = ['chromium', 'firefox', 'webkit'];

/** `pnpm test:engines`: the same journeys in three engines, by drivers that their makers bring. */
export default defineConfig<object, EngineOptions>({
  testDir: 'src/engines',
  testMatch: '**/*.engine.ts',
  outputDir: 'test-results/engines',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
});
