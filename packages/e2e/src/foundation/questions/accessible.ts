import { axeAndNamesCheck, axeColoursCheck } from '../../kit/axe';
import { screens, themeSettled } from '../../kit/screens';
import { settled } from '../../kit/settled';
import type { Question } from './question';

/** What is out of sight there goes over to the night only once it is drawn: the night finds the others open, as dusk does. */
const LONG_LISTS = ['/nutrition', '/community'];

export const accessible = (whose: 'member' | 'visitor'): Question => ({
  name: 'accessible by day and by night',
  listen: (page) => page.emulateMedia({ colorScheme: 'light' }),
  ask: async (page, { path }) => {
    await axeAndNamesCheck(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    try {
      if (LONG_LISTS.includes(path)) {
        await page.goto(path);
        await settled(page);
      }
      await themeSettled(page);
      await axeColoursCheck(page);
      await screens(page, `${whose}${path.replaceAll(/\W+/g, '-')}`);
    } finally {
      await page.emulateMedia({ colorScheme: 'light' });
    }
  },
});
