import { account } from '@nestwell/contracts/account/server';
import { billing, openWithoutPlan, type SubscriptionStatus } from '@nestwell/contracts/billing/server';
import { care, kindsWithoutPlan } from '@nestwell/contracts/care/server';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { nutrition, quickDrinks } from '@nestwell/contracts/nutrition/server';
import { babyKinds, type BabyKind } from '@nestwell/domain/feeding';
import { DAY } from '@nestwell/domain/moments';
import { parts } from './app';
import { paidOrder, upgrade } from './billing/payments/testing/ordering';
import { Database } from './platform/database/database';
import { onBothEngines } from './platform/database/testing/engines';
import { EndpointList } from './platform/http/endpoint-list';
import { TestApp } from './platform/testing/test-app';
import { belongingsOf } from './testing/access/belongings';
import { inOrder, knock, nameOf } from './testing/access/calls';
import { aMember, type Member } from './testing/member';

jest.setTimeout(240_000);

let app: TestApp;
let endpoints: readonly Contract[];

const inADay = () => new Date(app.clock.now().getTime() + DAY).toISOString();
const isOfMembers = ({ access }: Contract) => access === 'session' || access === 'subscriber';

const whole = new Set(openWithoutPlan.flatMap(({ calls }) => calls));
const inPart = new Set(openWithoutPlan.flatMap((place) => Object.keys(place.inPart ?? {})));

const cancel = (member: Member) => member.call(billing.cancelSubscription, { params: { userId: member.id } });
const buy = async (member: Member) => upgrade(member, await paidOrder(member));

/** Each way to be without a plan, and the status that says so. */
const withoutPlan: [string, (member: Member) => unknown, Partial<SubscriptionStatus>][] = [
  [
    'a trial that is over',
    () => app.clock.advance(8 * DAY),
    { subscriptionStatus: 'expired', subscriptionType: 'trial' },
  ],
  ['a trial that she cancelled', cancel, { subscriptionStatus: 'cancelled', subscriptionType: 'trial' }],
  [
    'a plan that is over',
    async (member) => {
      await buy(member);
      app.clock.advance(60 * DAY);
    },
    { subscriptionStatus: 'expired', subscriptionType: 'monthly' },
  ],
  [
    'a plan that she cancelled',
    async (member) => {
      await buy(member);
      await cancel(member);
    },
    { subscriptionStatus: 'cancelled', subscriptionType: 'monthly' },
  ],
  ['neither a trial nor a plan, ever', neverHad, { subscriptionStatus: 'none', subscriptionType: 'none' }],
];

/** As of an address that had its trial before. */
async function neverHad({ id }: Member): Promise<void> {
  const rows = app
    .get(Database)
    .source.getRepository<{ userId: string; trialEndsAt: Date | null }>('SubscriptionEntity');
  await rows.update({ userId: id }, { trialEndsAt: null });
}

const states = {
  pregnant: { isPregnant: true, pregnancyWeek: 38 },
  postpartum: { isPregnant: false, monthsPostpartum: 2 },
  paused: { isPregnant: true, pregnancyWeek: 30 },
  loss: { isPregnant: true, pregnancyWeek: 30 },
} as const;
type State = keyof typeof states;

/** With a row of everything, which she made before. */
async function aMemberIn(state: State): Promise<[Member, Record<string, string>]> {
  const member = await aMember(app, states[state]);
  const ids = await belongingsOf(member, inADay());
  if (state === 'paused' || state === 'loss')
    await member.call(account.updateUser, { params: { userId: member.id }, body: { state } });
  return [member, ids];
}

const cases = withoutPlan.flatMap(([how, end, status]) =>
  (Object.keys(states) as State[]).map((state) => ({ how, end, status, state })),
);
const STATES = Object.keys(states).length;
/** Every way and every state; who is let in is decided above the database. All of them in `pnpm test:long`. */
const someCases = cases.filter((_, at) => at % STATES === Math.floor(at / STATES) % STATES);

onBothEngines((engine) => {
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    endpoints = inOrder(app.get(EndpointList).endpoints);
  }, 60_000);
  afterEach(() => app.clock.set(new Date()));
  afterAll(() => app.stop());

  it('names calls that are there, each of them once, and no call that needs a plan', () => {
    const called = new Set(endpoints.filter(isOfMembers).map(nameOf));
    expect([...whole, ...inPart].filter((name) => !called.has(name))).toEqual([]);
    expect([...whole].filter((name) => inPart.has(name))).toEqual([]);
    const closed = endpoints.filter(({ access }) => access === 'subscriber').map(nameOf);
    expect(closed.filter((name) => whole.has(name) || inPart.has(name))).toEqual([]);
  });

  it.each(engine.name === 'SQLite' || process.env.LONG ? cases : someCases)(
    'answers with $how, $state, what is listed and nothing else',
    async ({ end, status, state }) => {
      const [member, ids] = await aMemberIn(state);
      await end(member);
      const { body } = await member.call(billing.subscriptionStatus, { params: { userId: member.id } });
      expect(body).toMatchObject({ ...status, isActive: false });

      const wrong: string[] = [];
      for (const endpoint of endpoints.filter(isOfMembers)) {
        const name = nameOf(endpoint);
        // What is open in part is asked for the other part here.
        const answered = await knock(endpoint, member, ids);
        // A link of hers ends by itself, at the latest with a pause.
        const expected = whole.has(name) ? /^(in|404 not_found)$/ : /^402 subscription_required$/;
        if (!expected.test(answered)) wrong.push(`${name}: ${answered}, not ${expected.source}`);
      }

      expect(wrong).toEqual([]);
    },
  );

  describe('of what is open in part', () => {
    const ofNoBaby: readonly BabyKind[] = ['tightening', 'movement', 'countStart', 'pump'];

    it.each(babyKinds)('a note of %s is made, changed and taken away, or refused', async (kind) => {
      const member = await aMember(app);
      const params = { userId: member.id };
      const of = { baby: ofNoBaby.includes(kind) ? null : 1 };
      const at = app.clock.now().toISOString();
      const body = {
        kind,
        ...of,
        startedAt: at,
        endedAt: at,
        nappy: kind === 'nappy' ? 'wet' : null,
        name: kind === 'supplement' ? 'D' : null,
      } as const;
      const { id: babyNoteId } = (await member.call(care.logBabyNote, { params, body })).body;
      await cancel(member);

      const answers = [
        await member.call(care.logBabyNote, { params, body }),
        await member.call(care.endBabyTimer, { params: { babyNoteId }, body: {} }),
        await member.call(care.stepBabyTimer, { params: { babyNoteId }, body: { step: 'pause' } }),
        await member.call(care.changeBabyNote, { params: { babyNoteId }, body: { note: 'Strong' } }),
        await member.call(care.deleteBabyNote, { params: { babyNoteId } }),
      ].map(({ status }) => status);

      const isOpen = kindsWithoutPlan.includes(kind);
      expect(answers).toEqual(isOpen ? [201, 200, 200, 200, 204] : [402, 402, 402, 402, 402]);
      const { body: kept } = await member.call(care.listBabyLog, { params });
      expect(kept).toHaveLength(1);
    });

    it('contractions are timed, pumping is not', async () => {
      const member = await aMember(app);
      await cancel(member);
      const start = (kind: 'tightening' | 'pump') =>
        member.call(care.startBabyTimer, { params: { userId: member.id }, body: { kind, baby: null } });

      expect([(await start('tightening')).status, (await start('pump')).status]).toEqual([201, 402]);
    });

    it('a day’s caffeine is counted: its meals, and the quick drinks', async () => {
      const member = await aMember(app);
      const params = { userId: member.id };
      const stew = { name: 'Lentil stew', calories: 420, mealType: 'lunch' } as const;
      const { id: stewId } = (await member.call(nutrition.logMealOfUser, { params, body: stew })).body;
      await cancel(member);
      const today = app.clock.now().toISOString().slice(0, 10);
      const list = (startDate?: string) =>
        member.call(nutrition.listMeals, { params, query: { startDate, endDate: today } });
      for (const body of quickDrinks)
        expect((await member.call(nutrition.logMealOfUser, { params, body })).status).toBe(201);

      expect((await member.call(nutrition.logMealOfUser, { params, body: stew })).status).toBe(402);
      expect((await member.call(nutrition.deleteMeal, { params: { mealId: stewId } })).status).toBe(402);
      expect((await list()).status).toBe(402);
      expect((await list('2026-01-01')).status).toBe(402);
      const { status, body: meals } = await list(today);
      expect([status, meals.length]).toEqual([200, quickDrinks.length + 1]);
      const mealId = meals.find(({ name }) => name === 'Cola')?.id ?? '';
      expect((await member.call(nutrition.deleteMeal, { params: { mealId } })).status).toBe(204);
    });
  });
});
