import { expect } from '@playwright/test';
import { DAY, MINUTE, moveClock } from './kit/clock';
import { fault } from './kit/fault';
import { MailServer } from './kit/mail-server';
import { registerMember } from './kit/member';

fault('a mail server that answers too late', async (stage) => {
  const mail = await stage.keep(MailServer.start());
  const site = await stage.site({ SMTP_URL: mail.url });
  const load = await stage.writing(site);
  for (let one = 0; one < 5; one += 1) await registerMember(site.url);
  mail.delay = 12_000;
  await moveClock(site, 5.5 * DAY);
  const sending = moveClock(site, 2 * MINUTE);
  await load.acknowledges(200);
  expect(await stage.readiness(site)).toBe('ready');
  await sending;
  expect(mail.received.size).toBeGreaterThan(0);

  mail.delay = 0;
  for (const minutes of [6, 16, 61]) await moveClock(site, minutes * MINUTE);
  // Each of them has her one reminder, which is the same message however often it was tried.
  expect([...mail.received.values()].map(({ size }) => size)).toEqual(Array.from({ length: 6 }, () => 1));
  await load.acknowledges();
});
