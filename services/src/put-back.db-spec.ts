import { calendar, type Scope } from '@nestwell/contracts/calendar/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { takenAway, type TakenKind } from '@nestwell/contracts/kernel/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { ErasureService } from './account/erasure/erasure.service';
import { parts } from './app';
import { createReminder, remindersBetween } from './calendar/testing/reminders-of';
import { Database } from './platform/database/database';
import { everyRow } from './platform/database/testing/every-row';
import { onBothEngines } from './platform/database/testing/engines';
import { TestApp } from './platform/testing/test-app';
import { aMember, type Member } from './testing/member';

const NOW = '2026-10-20T12:00:00Z';
const TODAY = '2026-10-20';
const BREAD = {
  name: 'Rye bread',
  kind: 'own',
  portion: { label: 'slice', grams: 45 },
  calories: 110,
} as const;

onBothEngines((engine) => {
  let app: TestApp;
  let ada: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    ada = await aMember(app);
  });

  const params = () => ({ userId: ada.id });
  const putBack = (kind: TakenKind, id: string, who = ada, headers = {}) =>
    who.call(takenAway.putBack, { params: { userId: who.id }, body: { kind, id } }, headers);

  const meal = async () => {
    const { id } = (
      await ada.call(nutrition.logMealOfUser, {
        params: params(),
        body: {
          name: 'Stew',
          calories: 420,
          protein: 21.5,
          mealType: 'lunch',
          micronutrients: { iron: 4.2 },
        },
      })
    ).body;
    return {
      id,
      read: () => ada.call(nutrition.listMeals, { params: params() }),
      remove: () => ada.call(nutrition.deleteMeal, { params: { mealId: id } }),
    };
  };
  const keptFood = async () => {
    const { id } = (await ada.call(nutrition.keepFood, { params: params(), body: BREAD })).body;
    return {
      id,
      read: () => ada.call(nutrition.listKeptFoods, { params: params() }),
      remove: () => ada.call(nutrition.forgetFood, { params: { foodId: id } }),
    };
  };
  const mealPlan = async () => {
    const days = { [TODAY]: { breakfast: [], lunch: ['turkey-wrap'], dinner: [], snacks: [] } };
    const body = { userId: ada.id, name: 'Mine', startDate: TODAY, endDate: TODAY, days, shoppingList: [] };
    const { id } = (await ada.call(nutrition.createMealPlan, { body })).body;
    return {
      id,
      read: () => ada.call(nutrition.listMealPlans, { params: params() }),
      remove: () => ada.call(nutrition.deleteMealPlan, { params: { planId: id } }),
    };
  };
  const workout = async () => {
    const [exercise] = (await ada.call(fitness.listExercises, {})).body;
    const body = {
      userId: ada.id,
      exerciseId: String(exercise?.id),
      duration: 25,
      completedAt: '2026-10-19T08:30:00.000Z',
    };
    const { id } = (await ada.call(fitness.logWorkout, { body })).body;
    return {
      id,
      read: () => ada.call(fitness.listWorkouts, { params: params() }),
      remove: () => ada.call(fitness.deleteWorkout, { params: { workoutId: id } }),
    };
  };
  const day = async () => {
    const body = { userId: ada.id, date: TODAY, sleepHours: 7.25, weight: 150.4, mood: 4 };
    await ada.call(fitness.logTracking, { body });
    await ada.call(fitness.saveCheckIn, { params: params(), body: { date: TODAY, notes: 'Slept well' } });
    return {
      id: TODAY,
      read: async () => [
        (await ada.call(fitness.listTracking, { params: params() })).body,
        (await ada.call(fitness.listCheckIns, { params: params() })).body,
      ],
      remove: () => ada.call(fitness.deleteTrackingDay, { params: { ...params(), date: TODAY } }),
    };
  };
  const reminders = async (scope: Scope) => {
    await createReminder(ada, { recurring: 'weekly' });
    const read = () => remindersBetween(ada, '2026-10-01T00:00:00Z', '2027-03-01T00:00:00Z');
    const id = String((await read())[2]?.id);
    const remove = () =>
      ada.call(calendar.deleteReminder, { params: { reminderId: id }, query: { userId: ada.id, scope } });
    return { id, read, remove };
  };
  const things: [
    TakenKind,
    string,
    () => Promise<{ id: string; read: () => Promise<unknown>; remove: () => Promise<{ status: number }> }>,
  ][] = [
    ['meal', 'a meal', meal],
    ['keptFood', 'a food', keptFood],
    ['mealPlan', 'a meal plan', mealPlan],
    ['workout', 'a workout', workout],
    ['day', 'a day with its check-in', day],
    ['reminder', 'one reminder of a series', () => reminders('one')],
    ['reminder', 'a reminder and all later ones', () => reminders('later')],
    ['reminder', 'a whole series', () => reminders('all')],
  ];
  const bodyOf = (read: unknown) => (read as { body?: unknown }).body ?? read;

  it.each(things)('puts back, of %s, %s as it was, ids and all', async (kind, _name, make) => {
    const { id, read, remove } = await make();
    const before = bodyOf(await read());

    expect((await remove()).status).toBe(204);
    expect(bodyOf(await read())).not.toEqual(before);
    expect((await putBack(kind, id)).status).toBe(204);
    expect(bodyOf(await read())).toEqual(before);
    expect((await putBack(kind, id)).status).toBe(404);
  });

  it('makes a series that is put back longer again when time goes on', async () => {
    const { id, remove } = await reminders('later');
    await remove();
    await putBack('reminder', id);
    const last = async () => {
      const order = { dueAt: 'DESC' } as const;
      const [row] = await app
        .get(Database)
        .source.getRepository('reminders')
        .find({ where: { userId: ada.id }, order, take: 1 });
      return String((row as { dueAt: Date }).dueAt.toISOString());
    };
    const former = await last();
    app.clock.advance(60 * DAY);
    await app.runJobs();

    expect((await last()) > former).toBe(true);
  });

  it('keeps what she wrote on the day since, and puts back only what is lacking', async () => {
    const { remove } = await day();
    await remove();
    await ada.call(fitness.logTracking, { body: { userId: ada.id, date: TODAY, mood: 2 } });
    await putBack('day', TODAY);

    const [row] = (await ada.call(fitness.listTracking, { params: params() })).body;
    expect(row).toMatchObject({ mood: 2, sleepHours: 7.25, weight: 150.4 });
  });

  it('says the same to a repeat with the same key', async () => {
    const { id, remove, read } = await meal();
    await remove();
    const headers = { 'idempotency-key': '6f1f2c1e-8a52-4a1c-9a9e-1f1d1f8f0002' };

    expect((await putBack('meal', id, ada, headers)).status).toBe(204);
    expect((await putBack('meal', id, ada, headers)).status).toBe(204);
    expect((await read()).body).toHaveLength(1);
  });

  it('puts back for her alone, and within the hour', async () => {
    const { id, remove } = await meal();
    const other = await aMember(app);
    await remove();

    expect((await putBack('meal', id, other)).status).toBe(404);
    app.clock.advance(HOUR + MINUTE);
    expect((await putBack('meal', id)).status).toBe(404);
  });

  it('keeps nothing of it when she leaves', async () => {
    const { id, remove } = await keptFood();
    await remove();
    const rows = async () => (await everyRow(app.get(Database).source)).includes(id);

    expect(await rows()).toBe(true);
    await app.get(ErasureService).erase(ada.id, ada.email);
    expect(await rows()).toBe(false);
  });
});
