import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { headless } from '../../kit/browser';
import { timeZone } from '../../kit/zone';
import type { Engine, Tab } from './tab';

const viewport = { width: 390, height: 844 };
const env = { ...process.env, TZ: timeZone };

export const chromium = (): Promise<Engine> =>
  launched({
    browser: 'chrome',
    headless: 'shell',
    executablePath: headless.executablePath,
    args: headless.args,
  });

export const firefox = (): Promise<Engine> =>
  launched({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    // Not what the machine's owner prefers, but what a mother by day and in the United States' English has.
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 1,
      'intl.accept_languages': 'en-US',
    },
  });

async function launched(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, env, defaultViewport: viewport });
  return { open: () => tabOf(browser), stop: () => browser.close() };
}

async function tabOf(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    run: (act, ...args) => page.evaluate(`(${String(act)})(...${JSON.stringify(args)})`) as never,
    load: async (script) => void (await page.evaluate(`${script};undefined`)),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  };
}
