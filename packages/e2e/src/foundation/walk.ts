import type { Page } from '@playwright/test';
import { holdScripts } from '../kit/held-scripts';
import { settled } from '../kit/settled';
import { expect } from '../kit/test';
import type { Question, Screen } from './questions/question';

interface Walk {
  screens: readonly Screen[];
  questions: readonly Question[];
  /** Each screen is opened anew at each; as wide as the page is, without. */
  sizes?: readonly { width: number; height: number }[];
}

/** Opens each screen once and asks all questions of it there; what is wrong is named by screen and question. */
export async function walk(page: Page, { screens, questions, sizes }: Walk): Promise<void> {
  for (const { listen } of questions) await listen?.(page);
  for (const size of sizes ?? [page.viewportSize()]) {
    if (size) await page.setViewportSize(size);
    for (const screen of screens) {
      const at = `${screen.path} at ${size?.width} px`;
      await asked(`${at}: opens`, () => open(page, screen, questions, at));
      for (const { name, ask } of questions) await asked(`${at}: ${name}`, () => ask(page, screen));
    }
  }
}

async function open(page: Page, screen: Screen, questions: readonly Question[], at: string): Promise<void> {
  const ofServerHtml = screen.rendered ? questions.filter(({ askServerHtml }) => askServerHtml) : [];
  if (ofServerHtml.length === 0) {
    await page.goto(screen.path);
    return settled(page);
  }
  const letGo = await holdScripts(page);
  await page.goto(screen.path, { waitUntil: 'commit' });
  for (const { name, askServerHtml } of ofServerHtml)
    await asked(`${at}: ${name}`, async () => askServerHtml?.(page, screen));
  letGo();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The walk goes on after a wrong answer: one run names them all. */
async function asked(what: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    expect.soft(String(error), what).toBe('');
  }
}
