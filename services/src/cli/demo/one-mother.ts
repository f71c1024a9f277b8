import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import type { Calls } from './calls';
import { writeCare } from './care';
import { Chance } from './chance';
import { aCheckIn, aDay } from './days';
import { mealsOf } from './meals';
import type { DemoMother } from './mother';
import type { Year } from './year';

/** How many days before the end of a week she moves. */
const MOVES_ON = [5, 3, 1, 6] as const;

/** Writes a mother's year, week by week, the site's clock standing at the end of each. */
export class OneMother {
  private readonly chance: Chance;
  private exercises = new Map<string, { id: string; duration: number }>();

  constructor(
    private readonly mother: DemoMother,
    private readonly calls: Calls,
    private readonly year: Year,
  ) {
    this.chance = new Chance(mother.seed);
  }

  async joins(): Promise<void> {
    const { calls, mother } = this;
    await calls.register({ email: mother.email, ...mother.profile(this.year) });
    const plan = 'annual';
    const { total } = await calls.call(billing.quotePlan, { query: { plan } });
    const order = { amount: total, currency: 'USD', intent: 'CAPTURE', plan } as const;
    const { id: orderId } = await calls.call(billing.createOrder, { body: order });
    await calls.call(billing.answerTestOrder, { params: { orderId }, body: { behaviour: 'approve' } });
    await calls.call(billing.captureOrder, { params: { orderId } });
    const body = { subscriptionType: plan, orderId } as const;
    await calls.call(billing.upgradeSubscription, { params: calls.ofUser, body });
    const exercises = await calls.call(fitness.listExercises, {});
    this.exercises = new Map(exercises.map((exercise) => [exercise.name, exercise]));
  }

  async writesWeek(weeksAgo: number): Promise<void> {
    const { calls, mother, chance, year } = this;
    const turn = mother.turns(year).get(weeksAgo);
    if (turn !== undefined) await calls.call(account.updateUser, { params: calls.ofUser, body: turn });
    const rhythm = mother.rhythm(weeksAgo);
    const days = year.days(weeksAgo);
    const meals = days.flatMap((date) => mealsOf(date, { year, chance, mother, rhythm }));
    if (meals.length > 0) await calls.call(nutrition.logMeals, { params: calls.ofUser, body: { meals } });
    for (const date of days) {
      const body = aDay(chance, rhythm, date);
      if (body !== undefined) await calls.call(fitness.syncHealth, { params: calls.ofUser, body });
    }
    const [, , date = year.today] = days;
    if (chance.happens(rhythm.kept * 0.6))
      await calls.call(fitness.saveCheckIn, { params: calls.ofUser, body: aCheckIn(chance, rhythm, date) });
    await this.moves(weeksAgo, rhythm.moves);
  }

  /** What stands in her calendar and on her list now; what is behind her is done, but for the last one or two. */
  async plans(): Promise<void> {
    const { calls, mother, year, chance } = this;
    for (const reminder of mother.reminders(year))
      await calls.call(calendar.createReminder, { body: { ...calls.ofUser, ...reminder } });
    const behind = await calls.call(calendar.listReminders, {
      params: calls.ofUser,
      query: { endDate: year.now.toISOString(), limit: 200 },
    });
    for (const { id } of behind.slice(0, -2).filter(() => chance.happens(0.93)))
      await calls.call(calendar.completeReminder, {
        params: { reminderId: id },
        body: { ...calls.ofUser, completed: true },
      });
    await calls.call(nutrition.createMealPlan, { body: { ...calls.ofUser, ...mother.plan(year) } });
    if (mother.care) await writeCare(mother.care, calls, year, mother.seed);
  }

  private async moves(weeksAgo: number, names: readonly string[]): Promise<void> {
    const { calls, chance, year } = this;
    for (const [turn, daysBefore] of MOVES_ON.entries()) {
      const name = names[turn];
      if (name === undefined) return;
      const exercise = this.exercises.get(name);
      if (exercise === undefined) throw new Error(`There is no exercise called ${name}`);
      const completedAt = year.at(
        year.day(weeksAgo * 7 + daysBefore),
        chance.oneOf(['09:20', '10:45', '17:05']),
      );
      if (!chance.happens(0.8) || !year.isPast(completedAt)) continue;
      const body = {
        exerciseId: exercise.id,
        duration: exercise.duration,
        completedAt: completedAt.toISOString(),
      };
      await calls.call(fitness.logWorkout, { body: { ...calls.ofUser, ...body } });
    }
  }
}
