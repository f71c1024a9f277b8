import { care } from '@nestwell/contracts/care';
import { urlOf } from '@nestwell/contracts/kernel';
import { expectingMother } from '../kit/member';
import { expect, memberTest as test } from '../kit/test';
import { zoneHeader } from '../kit/zone';

test.use({ profile: { ...expectingMother, pregnancyWeek: 36 } });

test('once a rule is met, whom to call and what to press stand together above the bar', async ({
  page,
  member,
}) => {
  const params = { userId: member.id };
  const now = Date.now();
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  for (const minutes of [5, 25, 50])
    await page.request.post(urlOf(care.logBabyNote, { params }), {
      data: { kind: 'tightening', baby: null, startedAt: ago(minutes), endedAt: ago(minutes - 1) },
      headers: zoneHeader,
    });
  await page.request.put(urlOf(care.saveCareContact, { params }), {
    data: { name: 'Maternity unit', phone: '020 7946 0112' },
    headers: zoneHeader,
  });
  await page.goto('/care/contractions');
  await expect(page.getByRole('heading', { name: 'Call now' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call Maternity unit/ })).toBeInViewport();
  await expect(page.getByRole('cell', { name: '20:00' })).toBeAttached();

  const start = await page.getByRole('button', { name: 'Start' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
