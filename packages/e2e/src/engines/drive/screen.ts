import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { offlineDocumentPath } from '@nestwell/contracts/delivery';
import { expect } from '@playwright/test';
import { lookFor, type Seen } from './look';
import { stepsTo, the, type Sought } from './sought';
import type { KeyName, Tab } from './tab';

const library = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How often it is looked, in milliseconds. */
const intervals = [50, 100, 200];

/** What a mother sees in one tab, and what her finger does there; all of it waits until the screen is so far. */
export class Screen {
  constructor(
    readonly tab: Tab,
    readonly site: string,
  ) {}

  open(path: string): Promise<void> {
    return this.tab.go(this.site + path);
  }

  /** What is sought as it stands, or null where it does not, also while the page changes. */
  async look(sought: Sought): Promise<Seen | null> {
    try {
      if (!(await this.tab.run(() => 'TestingLibraryDom' in window))) await this.tab.load(library);
      return await this.tab.run(lookFor, stepsTo(sought));
    } catch {
      return null;
    }
  }

  /** Waits for it, and for what is said of it. */
  async sees(sought: Sought, expected: Partial<Seen> = {}): Promise<void> {
    const message = `the screen shows ${wordsOf(sought)}`;
    await expect.poll(() => this.look(sought), { message, intervals }).toMatchObject(expected);
  }

  async seesNo(sought: Sought): Promise<void> {
    const message = `the screen shows no ${wordsOf(sought)}`;
    await expect.poll(() => this.look(sought), { message, intervals }).toBeNull();
  }

  /** Once it stands still, is not covered and not disabled; again where the page moved under the finger. */
  async press(sought: Sought): Promise<void> {
    const hit = async () => {
      const { x, y } = await this.atRest(sought);
      await this.tab.pressAt(x, y);
      return this.wasHit();
    };
    await expect.poll(hit, { message: `${wordsOf(sought)} is pressed`, intervals }).toBe(true);
  }

  private async atRest(sought: Sought): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 };
    const obstacle = async () => {
      const before = place;
      const seen = await this.look(sought);
      if (seen === null) return 'it is not there';
      place = { x: seen.x, y: seen.y };
      return place.x === before.x && place.y === before.y ? seen.obstacle : 'it moves';
    };
    const message = `${wordsOf(sought)} can be pressed`;
    await expect.poll(obstacle, { message, intervals }).toBeUndefined();
    return place;
  }

  /** A page that is left by it has been pressed too. */
  private async wasHit(): Promise<boolean> {
    for (let look = 0; look < 10; look += 1) {
      const aim = await this.tab
        .run(() => ({ isHit: window.aim ? window.aim.isHit : true }))
        .catch(() => ({ isHit: true }));
      if (aim.isHit !== undefined) return aim.isHit;
      await wait(100);
    }
    return false;
  }

  /** Types in a field in place of what stood there. */
  async fill(sought: Sought, text: string): Promise<void> {
    await this.press(sought);
    await this.tab.run(() => (document.activeElement as HTMLInputElement).select());
    await this.tab.type(text);
    await this.sees(sought, { value: text });
  }

  /** The first answer of each list of the device: its own list, drawn by the system, takes no touch of ours. */
  async chooseFirst(): Promise<void> {
    await this.tab.run(() => {
      for (const list of document.querySelectorAll('select')) {
        list.selectedIndex = [...list.options].findIndex(({ disabled }) => !disabled);
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
  }

  /** Ticks every box on the screen. */
  async tickAll(): Promise<void> {
    const next = the('checkbox', undefined, { checked: false });
    await this.sees(next);
    while ((await this.look(next)) !== null) await this.press(next);
  }

  key(name: KeyName): Promise<void> {
    return this.tab.key(name);
  }

  /** Waits until the site is on the device: it comes once the screen is calm. */
  async isKept(): Promise<void> {
    const isThere = async (path: string) =>
      navigator.serviceWorker.controller !== null &&
      (await caches.match(path, { ignoreSearch: true })) !== undefined;
    await expect
      .poll(() => this.tab.run(isThere, offlineDocumentPath), {
        message: 'the site is kept',
        timeout: 40_000,
      })
      .toBe(true);
  }

  /** Where it is. */
  path(): Promise<string> {
    return this.tab.run(() => location.pathname + location.search);
  }
}

const wordsOf = ({ role, name, text, within }: Sought): string =>
  [role, name && `"${String(name)}"`, text && `with "${String(text)}"`, within && `in ${wordsOf(within)}`]
    .filter(Boolean)
    .join(' ');
