import { Builder, Button, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort, Program } from '../../kit/process';
import { timeZone } from '../../kit/zone';
import type { Engine, KeyName, Tab } from './tab';

const KEYS: Record<KeyName, string> = {
  End: Key.END,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
};

/** WebKit under a screen of its own: its small browser's toolbar makes every window 447 px wide at least. */
export async function webkit(): Promise<Engine> {
  const screen = new Program(
    process.env.XVFB_PATH ?? '/usr/bin/Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    process.env,
  );
  await screen.until(() => Promise.resolve(/^\d+\s*$/m.test(screen.output)));
  const port = await freePort();
  const env = { ...process.env, TZ: timeZone, DISPLAY: `:${/^\d+/m.exec(screen.output)?.[0]}` };
  const driver = new Program(
    process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver',
    ['-p', `${port}`],
    env,
  );
  const url = `http://127.0.0.1:${port}`;
  await driver.until(async () => (await fetch(`${url}/status`)).ok);
  return {
    open: () => tabOf(url),
    stop: async () => {
      await driver.stop();
      await screen.stop();
    },
  };
}

async function tabOf(url: string): Promise<Tab> {
  const session = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: process.env.MINIBROWSER_PATH, args: ['--automation'] },
    })
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 447, height: 940 });
  return driving(session);
}

const driving = (session: WebDriver): Tab => ({
  go: (url) => session.get(url),
  reload: () => session.navigate().refresh(),
  back: () => session.navigate().back(),
  run: (act, ...args) => session.executeScript(act, ...args),
  load: (script) => session.executeScript(script),
  pressAt: (x, y) =>
    session
      .actions({ async: true })
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
      .press(Button.LEFT)
      .release(Button.LEFT)
      .perform(),
  type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
  key: (name) => session.actions({ async: true }).sendKeys(KEYS[name]).perform(),
  // It has no such command: what closes the way to the site has to do.
  setOffline: () => Promise.resolve(),
  picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  close: () => session.quit(),
});
