import { expect } from '@playwright/test';
import { Buyers, paidSite } from './kit/buyers';
import { fault } from './kit/fault';

fault('a payment provider that answers too late, and a kill −9 while it is asked', async (stage) => {
  const { site, paypal } = await paidSite(stage);
  const load = await stage.writing(site);
  const buyers = await Buyers.approving(site, paypal, 8);
  paypal.mood = 'hang';
  const waiting = buyers.pay();
  await load.acknowledges(100);
  expect(await stage.read(site)).toBe(200);
  expect(await stage.readiness(site)).toBe('ready');
  expect(new Set(await waiting)).toEqual(new Set([503]));

  const cut = buyers.pay();
  await load.acknowledges();
  await site.killAndRestart();
  expect(new Set(await cut)).toEqual(new Set([0]));
  // It does what it was asked after nobody waits for it any longer.
  paypal.recover();
  expect(new Set(await buyers.pay())).toEqual(new Set([200]));
  expect(paypal.captures).toBe(8);
  expect(await buyers.subscribed()).toBe(8);
  await load.acknowledges();
});
