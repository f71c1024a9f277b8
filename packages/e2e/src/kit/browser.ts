import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const QUIET = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--no-first-run',
];

/** Chromium with all it has, as pushed messages need it to be shown. */
export const whole: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: QUIET,
  // Its sound would leave a folder of its own in the temporary one each time.
  env: { ...process.env, PULSE_RUNTIME_PATH: join(import.meta.dirname, '../../../../.build/pulse') },
};

/** Chromium without a window: the same pages for half the work. */
export const headless: LaunchOptions = {
  ...whole,
  executablePath: process.env.HEADLESS_CHROMIUM_PATH ?? whole.executablePath,
};
