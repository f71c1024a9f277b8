import { expect } from '@playwright/test';
import { Buyers, paidSite } from './kit/buyers';
import { fault } from './kit/fault';

fault('a payment provider that is gone, before and after it has taken the money', async (stage) => {
  const { site, paypal } = await paidSite(stage);
  const load = await stage.writing(site);
  const buyers = await Buyers.approving(site, paypal, 8);
  for (const mood of ['gone', 'lose-answer', 'gone'] as const) {
    paypal.mood = mood;
    expect(new Set(await buyers.pay())).toEqual(new Set([503]));
    await load.acknowledges(50);
    expect(await stage.readiness(site)).toBe('ready');
  }
  paypal.mood = 'well';
  expect(new Set(await buyers.pay())).toEqual(new Set([200]));
  expect(paypal.captures).toBe(8);
  expect(await buyers.subscribed()).toBe(8);
  await load.acknowledges();
});
