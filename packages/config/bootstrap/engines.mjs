/** `pnpm test:engines [path…]`: the same journeys in Chromium, Firefox and WebKit; fails where one of them is missing. */
import { existsSync, readdirSync } from 'node:fs';
import { provide, provideChromium } from './programs.mjs';
import { ownTemporaryFolder } from './temporary-folder.mjs';
import { playwright } from './test-runs.mjs';

const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  debian: 'firefox-esr',
};
const WEBKIT = 'webkit2gtk-driver';
const LIBRARIES = '/usr/lib';
/** WebKit's small browser lies beside its library, on no path. */
const MINIBROWSER = {
  name: 'the MiniBrowser of WebKitGTK 4.1',
  variable: 'MINIBROWSER_PATH',
  commands: ['MiniBrowser'],
  folders: [...(existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []), '../libexec'].map(
    (name) => `${LIBRARIES}/${name}/webkit2gtk-4.1`,
  ),
  debian: WEBKIT,
};
const DRIVER = {
  name: 'the WebDriver of WebKitGTK',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  debian: WEBKIT,
};
const SCREEN = {
  name: 'Xvfb, a screen for WebKit',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  debian: 'xvfb',
};

provideChromium(true);
for (const program of [FIREFOX, DRIVER, MINIBROWSER, SCREEN])
  process.env[program.variable] = provide(program, true);
ownTemporaryFolder();
const passed = await playwright(['test', '-c', 'engines.config.ts', ...process.argv.slice(2)]);
process.exit(passed ? 0 : 1);
