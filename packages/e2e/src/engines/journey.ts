import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { User } from '@nestwell/contracts/account';
import { nursingMother } from '../kit/member';
import { Site } from '../kit/site';
import { zoneHeader } from '../kit/zone';
import { chromium, firefox } from './drive/by-puppeteer';
import { webkit } from './drive/by-webdriver';
import { Door } from './drive/door';
import { Screen } from './drive/screen';
import type { Engine, EngineName } from './drive/tab';

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  /** The way to the built site. */
  door: Door;
}

interface Fixtures {
  phone: Screen;
  /** Who is signed in on it. */
  mother: User;
  /** No network, and again one. */
  airplane: { on: () => Promise<void>; off: () => Promise<void> };
}

const START: Record<EngineName, () => Promise<Engine>> = { chromium, firefox, webkit };

/** A journey in one of the engines; one in which a script fails or the content policy refuses something has failed. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  door: [
    async ({}, use) => {
      const site = await Site.start();
      const door = await Door.to(site.url);
      await use(door);
      await door.cut();
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  phone: async ({ engine, door }, use, info) => {
    const tab = await engine.open();
    await use(new Screen(tab, door.url));
    const wrong = [...door.wrong.splice(0), ...(await tab.run(() => window.wentWrong ?? []))];
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('screen.png'), await tab.picture());
    await tab.close();
    expect(wrong).toEqual([]);
  },
  mother: async ({ phone }, use) => {
    // A page whose policy lets it call.
    await phone.open('/terms');
    const email = `${crypto.randomUUID()}@example.com`;
    await use(await phone.tab.run(register, { email, ...nursingMother }, zoneHeader));
  },
  airplane: async ({ phone, door }, use) => {
    const off = async () => {
      await door.mend();
      await phone.tab.setOffline(false);
    };
    await use({
      on: async () => {
        await door.cut();
        await phone.tab.setOffline(true);
      },
      off,
    });
    await off();
  },
});

/** Runs in the page: her browser is signed in afterwards, the way the app itself keeps it. */
async function register(profile: object, zone: Record<string, string>): Promise<User> {
  const answer = await fetch('/api/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...zone },
    body: JSON.stringify(profile),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const user = (await answer.json()) as User;
  localStorage.setItem('userId', user.id);
  return user;
}

export { expect } from '@playwright/test';
