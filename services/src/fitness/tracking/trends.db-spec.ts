import { trendDays } from '@nestwell/contracts/fitness/server';
import { addDays } from '@nestwell/domain/calendar-days';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { plansOf } from '../../platform/database/testing/query-plan';
import { FitnessTracking1763700000300 } from '../migrations/1763700000300-fitness-tracking';
import { FitnessMovement1763700000301 } from '../migrations/1763700000301-fitness-movement';
import { MovementMinutes } from '../movement/movement-minutes.service';
import { WorkoutEntity } from '../movement/workout.entity';
import { WorkoutsRepository } from '../movement/workouts.repository';
import { TrackingDayEntity } from './tracking-day.entity';
import { TrackingDaysRepository } from './tracking-days.repository';
import { TrendsService } from './trends.service';

const LAST = '2026-11-20';
const now = new Date('2026-11-20T12:00:00Z');

onBothEngines((engine) => {
  let tracked: TrackingDaysRepository;
  let workouts: WorkoutsRepository;
  let trends: TrendsService;
  let database: Database;
  let user: string;

  beforeAll(async () => {
    database = await engine.open({
      entities: [TrackingDayEntity, WorkoutEntity],
      migrations: [FitnessTracking1763700000300, FitnessMovement1763700000301],
    });
    tracked = new TrackingDaysRepository(database.source.getRepository(TrackingDayEntity), database);
    workouts = new WorkoutsRepository(database.source.getRepository(WorkoutEntity), database);
    trends = new TrendsService(tracked, new MovementMinutes(workouts));
  });
  beforeEach(() => {
    user = newId();
  });

  const move = (userId: string, completedAt: string, duration: number) =>
    workouts.ofUser(userId).insert({ exerciseId: newId(), completedAt: new Date(completedAt), duration });

  it('puts what she tracked and how long she moved on the days of her own calendar', async () => {
    const other = newId();
    await tracked.merge(user, '2026-11-18', { weight: 148.4, mood: 0 }, now);
    await tracked.merge(user, '2026-11-10', { sleepHours: 6 }, now);
    await tracked.merge(other, '2026-11-18', { sleepHours: 9 }, now);
    await move(user, '2026-11-17T11:30:00Z', 20);
    await move(user, '2026-11-18T09:00:00Z', 15);
    await move(other, '2026-11-18T09:00:00Z', 99);
    await move(user, '2026-11-19T12:00:00Z', 5);

    const range = { startDate: '2026-11-17', endDate: '2026-11-20' };
    const nothing = { weight: null, sleepHours: null, waterIntake: null, mood: null, energyLevel: null };

    expect(await trends.days(user, range, 'Pacific/Auckland')).toEqual([
      { ...nothing, date: '2026-11-18', weight: 148.4, mood: 0, movement: 35 },
      { ...nothing, date: '2026-11-20', movement: 5 },
    ]);
  });

  it('reads a year with one statement of days and one of workouts, each along its index', async () => {
    for (let back = 0; back < trendDays + 20; back += 1) {
      await tracked.merge(user, addDays(LAST, -back), { sleepHours: 7 }, now);
      await move(user, `${addDays(LAST, -back)}T10:00:00Z`, 10);
    }
    const range = { startDate: addDays(LAST, 1 - trendDays), endDate: LAST };

    expect(await trends.days(user, range, 'UTC')).toHaveLength(trendDays);
    const month = { startDate: '2026-10-21', endDate: LAST };
    expect(await plansOf(database, () => trends.days(user, month, 'UTC'))).toEqual(['range', 'range']);
  });

  it('refuses more than 400 days, and days backwards', async () => {
    const refused = { status: 400, body: { field: 'endDate' } };
    const long = { startDate: addDays(LAST, -trendDays), endDate: LAST };

    await expect(trends.days(user, long, 'UTC')).rejects.toMatchObject(refused);
    await expect(trends.days(user, { startDate: LAST, endDate: '2026-11-19' }, 'UTC')).rejects.toMatchObject(
      refused,
    );
  });
});
