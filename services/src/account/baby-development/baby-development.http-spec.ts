import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { addDays } from '@nestwell/domain/calendar-days';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

const summaryOf = (member: Member) => member.call(account.babySummary, { params: { userId: member.id } });
const change = (member: Member, body: object) =>
  member.send(`/api/users/${member.id}`, { method: 'PUT', json: body });

it('follows the pregnancy by itself, a week at a time', async () => {
  const member = await aMember(app, { isPregnant: true, pregnancyWeek: 24 });
  expect((await summaryOf(member)).body).toMatchObject({
    currentWeek: 24,
    trimester: 'second',
    milestone: { sizeComparison: 'an ear of corn' },
  });
  app.clock.advance(4 * 86_400_000);
  await summaryOf(member);
  app.clock.advance(2 * 86_400_000);
  expect((await summaryOf(member)).body).toMatchObject({ currentWeek: 24 });
});

it('says nothing of the baby from 42 weeks and a day, whom nobody has heard of since', async () => {
  const member = await aMember(app, { isPregnant: true, pregnancyWeek: 42 });
  const today = app.clock.now().toISOString().slice(0, 10);
  await change(member, { dueDate: addDays(today, -14) });
  expect((await summaryOf(member)).body?.milestone?.developmentMilestone).toMatch(/call today/);

  await change(member, { dueDate: addDays(today, -15) });

  expect((await summaryOf(member)).body).toMatchObject({ currentWeek: 42, milestone: null });
});

it('follows the months after birth, from the first day', async () => {
  const member = await aMember(app, { isPregnant: false, monthsPostpartum: 0 });

  expect((await summaryOf(member)).body).toMatchObject({
    currentWeek: 0,
    currentMonth: 0,
    trimester: 'postpartum',
  });
});

it('counts from the due date what a baby does who came ten weeks early', async () => {
  const member = await aMember(app, { isPregnant: true, pregnancyWeek: 30 });
  const today = app.clock.now().toISOString().slice(0, 10);
  await change(member, { isPregnant: false, babyBornOn: addDays(today, -1) });

  const { body } = await summaryOf(member);

  expect(body).toMatchObject({ currentMonth: 0, trimester: 'postpartum' });
  expect(body?.milestone?.sizeDescription).toContain('Counted from the due date, 0 months old');
});

it.each(['paused', 'loss'])('is missing in the state %s', async (state) => {
  const member = await aMember(app, { isPregnant: true, pregnancyWeek: 24 });
  await change(member, { state });

  expect((await summaryOf(member)).body).toBeNull();
});

it('is hers alone, and needs a running trial or plan', async () => {
  const member = await aMember(app);
  const other = await aMember(app);
  expect((await other.call(account.babySummary, { params: { userId: member.id } })).status).toBe(403);
  expect((await app.visitor().send(`/api/users/${member.id}/baby-development/summary`)).status).toBe(401);
  await member.call(billing.cancelSubscription, { params: { userId: member.id } });

  expect(await summaryOf(member)).toMatchObject({ status: 402, body: { code: 'subscription_required' } });
});
