import { expectOneTapHere, expectWithinReach, DESK, PHONE } from '../../fitness/urgent-button';
import type { Question } from './question';

export const oneTap = (): Question => ({
  name: 'urgent help is one tap away',
  ask: (page, { path }) => expectOneTapHere(page, path),
});

/** By one visit: loading a screen takes longer than looking at it. */
export const oneTapAtEveryWidth = (): Question => ({
  name: 'urgent help is one tap away on a desk and on a phone',
  ask: async (page, { path }) => {
    await page.setViewportSize(DESK);
    await expectWithinReach(page);
    await page.setViewportSize(PHONE);
    await expectOneTapHere(page, path);
  },
});
