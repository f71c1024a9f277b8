import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { rememberColours } from './axe-colours';
import { withoutWeakMaps } from './axe-maps';

const ofTheBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = withoutWeakMaps(readFileSync(ofTheBuilder.resolve('axe-core/axe.min.js'), 'utf8'));

type Rules = Parameters<AxeBuilder['options']>[0]['rules'];

/** No accessibility violation on the page as it stands. Run it before a clock is paused: it would hang after. */
export const axeCheck = (page: Page): Promise<void> => checkWith(page, {});

/**
 * The same, and who speaks to her phone says what she sees: each name has the words that stand on what it names. In one
 * look, since each reads the whole page first.
 */
export const axeAndNamesCheck = (page: Page): Promise<void> =>
  checkWith(page, { 'label-content-name-mismatch': { enabled: true } });

async function checkWith(page: Page, rules: Rules): Promise<void> {
  const axe = await axeOn(page, rules);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNothingFound(page, axe.withTags(tags));
}

/** The same for what another theme can change on a page that was checked whole by day: its colours. */
export async function axeColoursCheck(page: Page): Promise<void> {
  const axe = await axeOn(page);
  await expectNothingFound(page, axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function axeOn(page: Page, rules: Rules = {}): Promise<AxeBuilder> {
  await nothingFades(page);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(rememberColours);
  }
  // Its own text it would send twice for each check, half a megabyte each time.
  return (
    new AxeBuilder({ page, axeSource: 'void 0' })
      // Otherwise each run opens a further page to put frames of other origins together, and there are none.
      .setLegacyMode()
      // What passes is not described: on a long page that was half a second more, and nothing reads it.
      .options({ resultTypes: ['violations'], rules })
  );
}

async function expectNothingFound(page: Page, axe: AxeBuilder): Promise<void> {
  const look = async () =>
    (await axe.analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  let found = await look();
  if (found.length > 0) {
    // A toast that went meanwhile is found neither before nor after.
    await nothingFades(page);
    found = await look();
  }
  expect(found, page.url()).toEqual([]);
}

/** Half transparent on its way in or out, a toast or a sheet is too pale for a moment. */
const nothingFades = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity &&
      // What is too far from the screen to be laid out stands still until it comes near.
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true });
    const coming = document.getAnimations().filter(seen);
    return Promise.allSettled(coming.map(({ finished }) => finished)).then(() => undefined);
  });
