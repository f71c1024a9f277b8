import { takenAwayOf } from '../../platform/taken-away/testing/taken-away-of';
import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { plansOf } from '../../platform/database/testing/query-plan';
import { MealPlansRepository } from '../meal-plans/meal-plans.repository';
import { MealPlansService } from '../meal-plans/meal-plans.service';
import { nutritionEntities } from '../nutrition.entities';
import { nutritionMigrations } from '../nutrition.migrations';
import { MealsRepository } from './meals.repository';
import { MealsService } from './meals.service';
import { MealEntity } from './meal.entity';
import { MealPlanEntity } from '../meal-plans/meal-plan.entity';

onBothEngines((engine) => {
  let database: Database;
  let meals: MealsService;
  let plans: MealPlansService;
  let clock: Clock;
  let userId: string;

  beforeAll(async () => {
    database = await engine.open({ entities: nutritionEntities, migrations: nutritionMigrations });
    clock = new Clock();
    clock.set('2026-11-20T12:00:00Z');
    meals = new MealsService(
      new MealsRepository(database.source.getRepository(MealEntity), database),
      clock,
      takenAwayOf(database, clock),
    );
    plans = new MealPlansService(
      new MealPlansRepository(database.source.getRepository(MealPlanEntity), database),
      clock,
      takenAwayOf(database, clock),
    );
  });
  beforeEach(() => {
    userId = newId();
  });

  it('keeps a meal exactly: tenths of grams, emoji, milliseconds', async () => {
    const logged = await meals.log(userId, {
      name: 'Soup 🍲',
      calories: 420,
      protein: 0.1,
      carbs: 68.3,
      fat: null,
      mealType: 'dinner',
      loggedAt: '2026-11-19T18:30:00.123Z',
    });

    const [found] = (await meals.list(userId, {}, 'UTC')).rows;
    expect(found).toEqual(logged);
    expect(found).toMatchObject({
      protein: 0.1,
      carbs: 68.3,
      fat: null,
      loggedAt: '2026-11-19T18:30:00.123Z',
    });
  });

  it('pages a range in which all meals have the same moment', async () => {
    const loggedAt = '2026-11-19T18:30:00.000Z';
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await meals.log(userId, { name, calories: 1, mealType: 'snack', loggedAt });
    }
    const query = { startDate: '2026-11-19', endDate: '2026-11-19', limit: 2 };

    const names: string[] = [];
    let before: string | undefined;
    do {
      const page = await meals.list(userId, { ...query, before }, 'UTC');
      names.push(...page.rows.map((meal) => meal.name));
      before = page.next;
    } while (before !== undefined);

    expect(names.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('reaches and removes only her own', async () => {
    const other = newId();
    const hers = await meals.log(userId, { name: 'Hers', calories: 1, mealType: 'snack' });
    await expect(meals.change(other, hers.id, { calories: 2 })).rejects.toMatchObject({ status: 404 });
    await meals.erase(other);
    expect(await meals.exportOf(userId)).toEqual([hers]);
    await meals.erase(userId);
    expect(await meals.exportOf(userId)).toEqual([]);
  });

  it('loses no tick of twelve at once', async () => {
    const items = Array.from({ length: 12 }, (_, index) => ({
      item: `Item ${index}`,
      quantity: '1 serving',
      checked: false,
    }));
    const plan = await plans.create(userId, {
      name: 'Smart 3-Day Meal Plan',
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      days: {},
      shoppingList: [{ category: 'Pantry', items }],
      isActive: true,
    });
    await Promise.all(
      items.map(({ item }) =>
        plans.change(userId, plan.id, { ticks: [{ category: 'Pantry', item, checked: true }] }),
      ),
    );

    const [kept] = await plans.exportOf(userId);
    expect(kept?.shoppingList[0]?.items.every((line) => line.checked)).toBe(true);
  });

  it('reads two weeks out of a year by walking their part of the index', async () => {
    const loggedAt = (daysAgo: number) =>
      new Date(clock.now().getTime() - daysAgo * 86_400_000).toISOString();
    for (let day = 0; day < 360; day += 1) {
      await meals.log(userId, { name: 'Soup', calories: 1, mealType: 'lunch', loggedAt: loggedAt(day) });
    }
    const fortnight = { startDate: '2026-11-06', limit: 5 };
    const first = await meals.list(userId, fortnight, 'UTC');

    expect(await plansOf(database, () => meals.list(userId, fortnight, 'UTC'))).toEqual(['range']);
    expect(await plansOf(database, () => meals.ofWeek(userId, 'UTC'))).toEqual(['range']);
    expect(
      await plansOf(database, () => meals.list(userId, { ...fortnight, before: first.next }, 'UTC')),
    ).not.toContain('scan');
  });
});
