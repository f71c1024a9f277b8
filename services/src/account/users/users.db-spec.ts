import { account, type Allergy } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { onBothEngines } from '../../platform/database/testing/engines';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());

  const register = (email: string) => app.visitor().call(account.createUser, { body: { email } });
  const byEmail = (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } });

  it('registers one address once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register('race@example.com')));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it.each([
    ['lina@example.com', 'lına@example.com'],
    ['amelie@example.com', 'amélie@example.com'],
    ['ana@example.com', 'ａna@example.com'],
    ['strasse@example.com', 'straße@example.com'],
  ])('never takes %s for %s', async (one, other) => {
    const first = await register(one);
    expect((await byEmail(other)).status).toBe(404);

    const second = await register(other);

    expect(second.status).toBe(201);
    expect((await byEmail(one)).body.id).toBe(first.body.id);
    expect((await byEmail(other)).body.id).toBe(second.body.id);
  });

  it('keeps every figure, list and emoji as said', async () => {
    const said = {
      name: 'Zoë 👩‍👩‍👧',
      currentWeight: 148.2,
      healthyWeightGoal: 139.9,
      height: 165,
      allergies: ['nuts', 'molluscs'] satisfies Allergy[],
      dietaryRestrictions: ['vegan', 'ohne Nüsse'],
      isBreastfeeding: false,
      babyBornOn: '2025-12-01',
    };
    const member = await aMember(app, said);

    const known = (await member.call(account.getUser, { params: { userId: member.id } })).body;
    expect(known).toMatchObject({ ...said, isBirthDateExact: true });
  });

  it('answers alike to every repeat of a registration whose answer was lost', async () => {
    const key = { 'idempotency-key': '3f1c2f6e-1111-4222-8333-944455556666' };
    const again = () => app.visitor().call(account.createUser, { body: { email: 'lost@example.com' } }, key);
    const first = await again();

    const repeats = await Promise.all(Array.from({ length: 5 }, again));

    for (const { status, body } of repeats)
      expect({ status, id: body.id }).toEqual({ status: 201, id: first.body.id });
  });
});
