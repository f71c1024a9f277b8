import { expectStill, watchShifts } from '../../kit/shifts';
import type { Question } from './question';

export const still = (): Question => ({
  name: 'nothing moves by itself while it loads',
  listen: watchShifts,
  ask: async (page) => {
    // What comes without having been waited for, as drawings do.
    await page.waitForTimeout(300);
    await expectStill(page);
  },
});
