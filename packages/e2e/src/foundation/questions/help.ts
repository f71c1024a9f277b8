import type { Page } from '@playwright/test';
import { expectOneTapHere, expectWithinReach, DESK, PHONE } from '../../fitness/urgent-button';
import type { Question } from './question';

export const oneTap = (): Question => ({
  name: 'urgent help is one tap away',
  ask: (page, { path }) => expectOneTapHere(page, path),
});

/** On a desk too the button is the shell's: its press is asked where visitors come, here whether a press meets it. */
export const oneTapOnPhones = (): Question => ({
  name: 'urgent help is one tap away, and within reach on a desk',
  ask: (page, { path }) =>
    page.viewportSize()?.width === PHONE.width ? expectOneTapHere(page, path) : reached(page),
});

const reached = async (page: Page) => void (await expectWithinReach(page));

/** By one visit: loading a screen takes longer than looking at it. */
export const oneTapAtEveryWidth = (): Question => ({
  name: 'urgent help is one tap away on a desk and on a phone',
  ask: async (page, { path }) => {
    await page.setViewportSize(DESK);
    await reached(page);
    await page.setViewportSize(PHONE);
    await expectOneTapHere(page, path);
  },
});
