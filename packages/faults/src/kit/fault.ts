import { expect, test } from '@playwright/test';
import { Stage } from './stage';

export const ROW = 'fault';

/**
 * One fault, one file: `fault('a full disk', async (stage) => { … })`. Writers run all the while; afterwards nothing
 * that was acknowledged may be missing, and nothing may be there twice. The row of the table comes by itself.
 */
export function fault(name: string, play: (stage: Stage) => Promise<void>): void {
  test(name, async () => {
    const stage = new Stage();
    try {
      await play(stage);
      const { acknowledged, lost, doubled, longestPause } = await stage.finish();
      const row = [name, acknowledged, lost.length, doubled.length, longestPause];
      test.info().annotations.push({ type: ROW, description: JSON.stringify(row) });
      expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect(stage.unhelpful).toEqual([]);
    } finally {
      await stage.clear();
    }
  });
}
