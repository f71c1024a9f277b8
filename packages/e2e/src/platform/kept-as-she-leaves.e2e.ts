import { goInPlace } from '../kit/in-place';
import { offlineReady } from '../kit/offline';
import { expect, memberTest as test } from '../kit/test';
import { readsKept } from '../kit/worker';
import { notesHerBaby } from './her-screens';

test('what she read last is on her device, however soon she leaves', async ({ page, member }) => {
  await notesHerBaby(page, member);
  await page.goto('/care');
  await offlineReady(page);
  await goInPlace(page, '/care/body');
  await expect(page.getByRole('list', { name: 'Earlier notes' }).getByRole('listitem')).toBeVisible();
  await page.goto('/healthz');
  await readsKept(page, 'recovery');
});
