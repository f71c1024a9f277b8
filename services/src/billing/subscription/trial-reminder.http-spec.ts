import { account } from '@nestwell/contracts/account/server';
import { DAY } from '@nestwell/domain/moments';
import { billing } from '@nestwell/contracts/billing/server';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { TrialReminder } from './trial-reminder';

let app: TestApp;
let sent: Message[];
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(() => {
  sent = [];
  jest.spyOn(app.get(Mailer), 'deliver').mockImplementation((message) => {
    sent.push(message);
    return Promise.resolve({ state: 'sent' });
  });
});

const remindersOf = async (member: Member) =>
  (await member.call(account.listNotifications, { params: { userId: member.id } })).body.filter(
    ({ title }) => title === 'Your free trial ends in two days',
  );
const mailsTo = (member: Member) => sent.filter(({ to }) => to === member.email);

it('tells her two days before the end, once, however many instances run the job', async () => {
  const member = await aMember(app);
  const reminder = app.get(TrialReminder);

  app.clock.advance(5 * DAY - 60_000);
  await app.runJobs();
  expect(await remindersOf(member)).toEqual([]);

  app.clock.advance(30 * 60_000);
  await Promise.all(Array.from({ length: 5 }, () => reminder.run(app.clock.now())));
  app.clock.advance(DAY);
  await app.runJobs();
  app.clock.advance(60_000);
  await app.runJobs();

  expect(await remindersOf(member)).toEqual([
    expect.objectContaining({ actionUrl: '/checkout', priority: 'high' }),
  ]);
  expect(mailsTo(member)).toHaveLength(1);
});

it('says nothing to someone who has cancelled', async () => {
  const member = await aMember(app);
  await member.call(billing.cancelSubscription, { params: { userId: member.id } });

  app.clock.advance(6 * DAY);
  await app.runJobs();

  expect(await remindersOf(member)).toEqual([]);
  expect(mailsTo(member)).toEqual([]);
});

it('exports the mail that waits for her, and erases it unsent', async () => {
  const member = await aMember(app);
  app.clock.advance(6 * DAY);
  await app.get(TrialReminder).run(app.clock.now());
  const exported = await member.call(account.exportPersonalData, { params: { userId: member.id } });
  expect(exported.body.areas).toMatchObject({
    mail: { mails: [{ cause: 'trial-ending', recipient: member.email, state: 'waiting' }] },
  });

  const json = { email: member.email };
  expect((await member.send(`/api/users/${member.id}`, { method: 'DELETE', json })).status).toBe(204);
  app.clock.advance(60_000);
  await app.runJobs();

  expect(mailsTo(member)).toEqual([]);
});
