import { account, unknownPregnancyFacts } from '@nestwell/contracts/account/server';
import { aMember } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'));

describe('the profile', () => {
  it('changes what is said and answers the whole user', async () => {
    const member = await aMember(app, { name: 'Leila', dietaryRestrictions: ['keto'], currentWeight: 150 });

    const { status, body } = await member.call(account.updateUser, {
      params: { userId: member.id },
      body: { allergies: ['soy', 'nuts'], currentWeight: '148.2', isBreastfeeding: false, units: 'metric' },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Leila',
      email: member.email,
      allergies: ['nuts', 'soy'],
      dietaryRestrictions: ['keto'],
      currentWeight: 148.2,
      isBreastfeeding: false,
      units: 'metric',
    });
    expect((await member.call(account.getUser, { params: { userId: member.id } })).body).toEqual(body);
  });

  it('takes what she states of her pregnancy one answer at a time, and refuses what is none', async () => {
    const member = await aMember(app, { isPregnant: true, pregnancyWeek: 27 });
    const put = (body: object) => member.call(account.updateUser, { params: { userId: member.id }, body });

    await put({ pregnancyFacts: { earlierCaesarean: true } });
    const { body } = await put({ pregnancyFacts: { diabetes: false } });

    expect(body).toMatchObject({
      pregnancyFacts: { ...unknownPregnancyFacts, earlierCaesarean: true, diabetes: false },
    });
    await put({ state: 'paused' });
    expect((await put({ pregnancyFacts: { goesOn: true } })).body).toMatchObject({
      isPregnant: true,
      pregnancyWeek: null,
      dueDate: null,
      pregnancyFacts: { diabetes: false, goesOn: true },
    });
    expect((await put({ state: 'pregnant' })).body).toMatchObject({ pregnancyFacts: { goesOn: null } });
    expect(await put({ pregnancyFacts: { diabetes: 'yes' } })).toMatchObject({
      status: 400,
      body: { field: 'pregnancyFacts.diabetes' },
    });
  });

  it('keeps zero, and clears with null', async () => {
    const member = await aMember(app, { monthsPostpartum: 4, height: 170 });

    const { body } = await member.call(account.updateUser, {
      params: { userId: member.id },
      body: { monthsPostpartum: 0, height: null },
    });

    expect(body).toMatchObject({ monthsPostpartum: 0, height: null });
  });

  it('moves week and months along by itself', async () => {
    const pregnant = await aMember(app, { isPregnant: true, pregnancyWeek: 27 });
    const mother = await aMember(app, { monthsPostpartum: 2 });

    app.clock.set('2026-07-15T12:00:00Z');

    const figures = async (member: typeof mother) =>
      (await member.call(account.getUser, { params: { userId: member.id } })).body;
    expect(await figures(pregnant)).toMatchObject({ pregnancyWeek: 31, pregnancyStage: 'third_trimester' });
    expect(await figures(mother)).toMatchObject({ monthsPostpartum: 3 });
  });

  it('"Baby is here" makes her postpartum, and a pause hides the week', async () => {
    const member = await aMember(app, { isPregnant: true, pregnancyWeek: 41 });
    const put = (body: object) => member.call(account.updateUser, { params: { userId: member.id }, body });

    expect((await put({ pregnancyPaused: true })).body).toMatchObject({
      isPregnant: true,
      pregnancyWeek: null,
      dueDate: null,
    });
    expect((await put({ pregnancyPaused: false })).body).toMatchObject({ pregnancyWeek: 41 });
    expect((await put({ isPregnant: false, babyBornOn: '2026-06-14' })).body).toMatchObject({
      isPregnant: false,
      pregnancyStage: 'postpartum',
      monthsPostpartum: 0,
      dueDate: null,
    });
  });

  it('in the state loss counts nothing, asks of milk once for each, and can be left at any time', async () => {
    const member = await aMember(app, { monthsPostpartum: 3, isBreastfeeding: true });
    const put = (body: object) => member.call(account.updateUser, { params: { userId: member.id }, body });

    expect((await put({ state: 'loss', lossOn: '2026-06-10' })).body).toMatchObject({
      state: 'loss',
      isPregnant: false,
      pregnancyPaused: true,
      pregnancyStage: null,
      monthsPostpartum: null,
      babyBornOn: null,
      isBreastfeeding: false,
      recoveringSince: '2026-06-10',
      milkHelpWanted: null,
    });
    expect((await put({ milkHelpWanted: false })).body).toMatchObject({ milkHelpWanted: false });
    expect((await put({ state: 'postpartum' })).body).toMatchObject({
      state: 'postpartum',
      monthsPostpartum: 3,
      isBreastfeeding: true,
      recoveringSince: null,
      milkHelpWanted: null,
    });
    expect((await put({ state: 'loss' })).body).toMatchObject({
      milkHelpWanted: null,
      recoveringSince: null,
    });
  });

  it('says that the date of a loss belongs to that state', async () => {
    const member = await aMember(app);

    const refused = await member.send(`/api/users/${member.id}`, {
      method: 'PUT',
      json: { lossOn: '2026-06-10' },
    });

    expect(refused).toMatchObject({ status: 400, body: { field: 'lossOn' } });
  });

  it.each(['paused', 'loss'] as const)('registers a member who is in the state %s', async (state) => {
    const { status, body } = await app.visitor().call(account.createUser, {
      body: { email: `${state}@example.com`, state },
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ state, monthsPostpartum: null, isBreastfeeding: false });
  });

  it.each([
    'role',
    'trialEndDate',
    'subscriptionEndDate',
    'createdAt',
    'id',
    'email',
    'pregnancyStage',
    'nonsense',
  ])('refuses %s by name and changes nothing', async (field) => {
    const member = await aMember(app, { name: 'Before' });
    const path = `/api/users/${member.id}`;
    const before = await member.send(path);

    const refused = await member.send(path, { method: 'PUT', json: { name: 'After', [field]: 'admin' } });

    expect(refused).toMatchObject({ status: 400, body: { field } });
    expect((await member.send(path)).body).toEqual(before.body);
  });

  it('refuses __proto__ and changes nothing', async () => {
    const member = await aMember(app);

    const refused = await member.send(`/api/users/${member.id}`, {
      method: 'PUT',
      text: '{"name":"After","__proto__":{"role":"admin"}}',
      headers: { 'content-type': 'application/json' },
    });

    expect(refused.status).toBe(400);
    expect((await member.call(account.getUser, { params: { userId: member.id } })).body).toMatchObject({
      role: 'user',
    });
  });

  it('is nobody else’s: 401 without a session, 403 with another’s, 403 for a foreign header', async () => {
    const [amara, leila] = [await aMember(app), await aMember(app)];
    const path = `/api/users/${amara.id}`;

    expect(await app.visitor().send(path, { headers: { 'x-user-id': amara.id } })).toMatchObject({
      status: 401,
    });
    leila.userId = undefined;
    expect(await leila.send(path)).toMatchObject({ status: 403 });
    expect(await leila.send(path, { method: 'PUT', json: { name: 'Mine' } })).toMatchObject({ status: 403 });
    expect(await leila.send(`/api/users/${leila.id}`, { headers: { 'x-user-id': amara.id } })).toMatchObject({
      status: 403,
    });
  });
});
