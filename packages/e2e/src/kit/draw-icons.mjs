/**
 * `node packages/e2e/src/kit/draw-icons.mjs`: draws `shell/icons/*.svg` at the sizes browsers ask for, into `shell/top/icons`.
 * Run by hand when a drawing changes; what it draws is checked in.
 */
import { mkdir, readFile } from 'node:fs/promises';
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

/** The ground of the first screen, and the lines of the logo on it. */
const GROUNDS = { day: ['#f7f3f0', '#752845'], night: ['#18100f', '#dc9987'] };
const sizes = JSON.parse(await readFile(join(shell, 'icons/launch-sizes.json'), 'utf8'));
const maskable = await readFile(join(shell, 'icons/maskable.svg'), 'utf8');
await mkdir(join(shell, 'top/icons/launch'), { recursive: true });
for (const { width, height, ratio } of sizes) {
  for (const [theme, [ground, line]] of Object.entries(GROUNDS)) {
    const logo = maskable.replaceAll('#f7f3f0', ground).replaceAll('#752845', line);
    await page.setViewportSize({ width: width * ratio, height: height * ratio });
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${200 * ratio}px}</style>${logo}`,
    );
    const path = join(shell, `top/icons/launch/${theme}-${width * ratio}x${height * ratio}.png`);
    await page.screenshot({ path });
  }
}
await browser.close();
