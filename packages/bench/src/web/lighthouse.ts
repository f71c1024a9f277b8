import { chromium, type LaunchOptions } from '@playwright/test';
import { freePort } from '@nestwell/e2e/process';
import lighthouse from 'lighthouse';
import type { Mother } from '../api/mother';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

export type LighthouseScores = Record<(typeof CATEGORIES)[number], number>;

interface Plan {
  url: string;
  mother: Mother;
  args: readonly string[];
  launchOptions: LaunchOptions;
}

/** Scores of a member's Home, of 100, as Lighthouse gives them to a phone. */
export async function lighthouseOf({ url, mother, args, launchOptions }: Plan): Promise<LighthouseScores[]> {
  const port = await freePort();
  // A context of its own would be another than the one that Lighthouse opens its page in.
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await context.addCookies(mother.cookiesAt(url));
    const page = await context.newPage();
    await page.goto(`${url}/robots.txt`);
    await page.evaluate((id) => localStorage.setItem('userId', id), mother.id);
    const scores: LighthouseScores[] = [];
    for (let run = 0; run < RUNS; run += 1) scores.push(await scoresOf(url, port));
    return scores;
  } finally {
    await context.close();
  }
}

async function scoresOf(url: string, port: number): Promise<LighthouseScores> {
  const onlyCategories: string[] = [...CATEGORIES];
  const result = await lighthouse(`${url}/`, {
    port,
    onlyCategories,
    disableStorageReset: true,
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse did not run: ${result?.lhr.runtimeError?.message}`);
  const { categories } = result.lhr;
  const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  };
}
