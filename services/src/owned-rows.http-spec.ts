import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { parts } from './app';
import { RenewalsRepository } from './billing/renewals/renewals.repository';
import { folderOf, takenAfterErasing } from './derived-lists';
import { MealsService } from './nutrition/meals/meals.service';
import { Database } from './platform/database/database';
import { newId } from './platform/database/ids';
import { onBothEngines } from './platform/database/testing/engines';
import { PersonalData } from './platform/personal-data';
import { TestApp } from './platform/testing/test-app';
import { aMember, type Member } from './testing/member';

onBothEngines((engine) => {
  let app: TestApp;
  let database: Database;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    database = app.get(Database);
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    ada = await aMember(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const erase = () => ada.call(account.eraseUser, { params: { userId: ada.id }, body: { email: ada.email } });
  const aMeal = () => ({
    id: newId(),
    userId: ada.id,
    name: 'Stew',
    mealType: 'lunch',
    calories: 1,
    loggedAt: app.clock.now(),
  });
  const meals = () => database.source.getRepository('MealEntity').countBy({ userId: ada.id });
  /** Opened by its second half. */
  function gate(): [opened: Promise<void>, open: () => void] {
    let open = () => {};
    return [new Promise((resolve) => (open = resolve)), () => open()];
  }

  it('are added to no table once the account is erased, whoever adds them', async () => {
    await erase();
    const owned = database.source.entityMetadatas.filter(
      ({ name, propertiesMap }) => 'userId' in propertiesMap && name !== 'ChangeEntity',
    );
    expect(owned.length).toBeGreaterThan(35);

    const outcomes: Record<string, string> = {};
    for (const { target, tableName } of owned) {
      const adding = database.source.getRepository(target).insert({ userId: ada.id });
      outcomes[tableName] = await adding.then(String, String);
    }
    const folder = (table: string) => folderOf(database.source.getMetadata(table));
    expect(takenAfterErasing(outcomes, folder)).toEqual([]);
    await expect(database.source.getRepository('MealEntity').save([aMeal()])).rejects.toThrow(
      'Sign in first',
    );
    await expect(
      database.source.getRepository('MealEntity').upsert([aMeal()], ['userId', 'id']),
    ).rejects.toThrow();
  });

  it('of a call that was admitted before and writes afterwards are refused', async () => {
    const [opened, open] = gate();
    const [called, call] = gate();
    const service = app.get(MealsService);
    const real = service.log.bind(service);
    jest.spyOn(service, 'log').mockImplementation(async (...args) => {
      call();
      await opened;
      return real(...args);
    });
    const json = { userId: ada.id, name: 'Stew', calories: 420, mealType: 'lunch' };
    const writing = ada.send('/api/meals', { method: 'POST', json });
    await called;
    expect((await erase()).status).toBe(204);
    open();

    expect((await writing).status).toBe(401);
    expect(await meals()).toBe(0);
  });

  it('of a transaction that is under way are kept before the erasing begins, and erased by it', async () => {
    const [opened, open] = gate();
    const [written, write] = gate();
    const writing = database.run(async () => {
      await database.source.getRepository('MealEntity').insert(aMeal());
      write();
      await opened;
    });
    await written;
    const erasing = erase();
    await new Promise((resolve) => setTimeout(resolve, 100));
    open();

    await writing;
    expect((await erasing).status).toBe(204);
    expect(await meals()).toBe(0);
  });

  it('of twenty writers beside the erasing leave nothing', async () => {
    const json = { userId: ada.id, name: 'Stew', calories: 420, mealType: 'lunch' };
    const write = async () => (await ada.send('/api/meals', { method: 'POST', json })).status;
    const writing = Array.from({ length: 20 }, write);
    const erased = await erase();
    const statuses = new Set(await Promise.all(writing));

    expect(erased.status).toBe(204);
    expect([...statuses].filter((status) => status !== 201 && status !== 401)).toEqual([]);
    expect(await meals()).toBe(0);
  });

  it('of her plan are charged no more once the erasing has begun', async () => {
    const params = { userId: ada.id };
    const order = { amount: 9.95, currency: 'USD', intent: 'CAPTURE' } as const;
    const orderId = (await ada.call(billing.createOrder, { body: order })).body.id;
    await ada.call(billing.answerTestOrder, { params: { orderId }, body: { behaviour: 'approve' } });
    await ada.call(billing.captureOrder, { params: { orderId } });
    await ada.call(billing.upgradeSubscription, { params, body: { subscriptionType: 'monthly', orderId } });
    const renewal = () => app.get(RenewalsRepository).of(ada.id);
    expect((await renewal())?.nextChargeAt).toBeInstanceOf(Date);
    jest.spyOn(app.get(PersonalData), 'eraseSome').mockRejectedValue(new Error('stopped'));

    expect((await erase()).status).toBe(202);
    expect(await renewal()).toMatchObject({ nextChargeAt: null });
  });
});
