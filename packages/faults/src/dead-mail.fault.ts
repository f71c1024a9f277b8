import { expect } from '@playwright/test';
import { DAY, MINUTE, moveClock } from './kit/clock';
import { fault } from './kit/fault';
import { MailServer } from './kit/mail-server';
import { registerMember } from './kit/member';

fault('a mail server that is gone, and a kill −9 meanwhile', async (stage) => {
  const mail = await stage.keep(MailServer.start());
  const site = await stage.site({ SMTP_URL: mail.url });
  const load = await stage.writing(site);
  for (let one = 0; one < 5; one += 1) await registerMember(site.url);
  await mail.goAway();
  await moveClock(site, 5.5 * DAY);
  await moveClock(site, 2 * MINUTE);
  await load.acknowledges(100);
  expect(mail.received.size).toBe(0);
  expect(await stage.readiness(site)).toBe('ready');
  await site.killAndRestart();
  await load.acknowledges();

  await mail.comeBack();
  // The clock of a new process is the machine's.
  await moveClock(site, 5.5 * DAY);
  for (const minutes of [6, 16, 61]) await moveClock(site, minutes * MINUTE);
  expect([...mail.received.values()].map(({ size }) => size)).toEqual(Array.from({ length: 6 }, () => 1));
  await load.acknowledges();
});
