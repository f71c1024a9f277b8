/**
 * `node packages/e2e/src/kit/draw-icons.mjs`: draws `shell/icons/*.svg` at the sizes browsers ask for, into `shell/top/icons`.
 * Run by hand when a drawing changes; what it draws is checked in.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const shell = join(dirname(fileURLToPath(import.meta.url)), '../../../../shell');

const ICONS = [
  ['icon', 192, 'icon-192'],
  ['icon', 512, 'icon-512'],
  ['maskable', 192, 'icon-maskable-192'],
  ['maskable', 512, 'icon-maskable-512'],
  // An iPhone rounds the corners itself and shows what is transparent as black.
  ['maskable', 180, 'apple-touch-icon'],
  ...['food', 'water', 'reminder', 'urgent'].map((name) => [`shortcut-${name}`, 96, `shortcut-${name}`]),
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [source, size, name] of ICONS) {
  const svg = await readFile(join(shell, 'icons', `${source}.svg`), 'utf8');
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(shell, 'top/icons', `${name}.png`), omitBackground: true });
}
await browser.close();
