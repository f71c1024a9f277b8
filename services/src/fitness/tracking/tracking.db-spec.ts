import { PlatformTakenAway1763700000016 } from '../../platform/migrations/1763700000016-platform-taken-away';
import { TakenAwayEntity } from '../../platform/taken-away/taken-away.entity';
import { takenAwayOf } from '../../platform/taken-away/testing/taken-away-of';
import { addDays } from '@nestwell/domain/calendar-days';
import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { FitnessTracking1763700000300 } from '../migrations/1763700000300-fitness-tracking';
import { onBothEngines } from '../../platform/database/testing/engines';
import { plansOf } from '../../platform/database/testing/query-plan';
import { TrackingDayEntity } from './tracking-day.entity';
import { TrackingDaysRepository } from './tracking-days.repository';
import { TrackingService } from './tracking.service';

onBothEngines((engine) => {
  let database: Database;
  let clock: Clock;
  let tracking: TrackingService;
  let user: string;

  beforeAll(async () => {
    database = await engine.open({
      entities: [TrackingDayEntity, TakenAwayEntity],
      migrations: [FitnessTracking1763700000300, PlatformTakenAway1763700000016],
    });
    clock = new Clock();
    tracking = new TrackingService(
      new TrackingDaysRepository(database.source.getRepository(TrackingDayEntity), database),
      clock,
      takenAwayOf(database, clock),
    );
  });

  beforeEach(() => {
    user = newId();
    clock.set('2026-11-20T11:30:00Z');
  });

  const rowsOf = (userId: string) => database.source.getRepository(TrackingDayEntity).countBy({ userId });

  it('answers null for a today without a row', async () => {
    expect(await tracking.today(user, 'UTC')).toBeNull();
  });

  it('changes only what is supplied, clears with null, and keeps one row', async () => {
    await tracking.track(user, { waterIntake: 7.25, mood: 0, sleepHours: 4.5 }, 'UTC');
    const entry = await tracking.track(user, { energy: 2, mood: null, weight: 148.4 }, 'UTC');

    expect(entry).toMatchObject({
      date: '2026-11-20',
      waterIntake: 7.25,
      mood: null,
      energyLevel: 2,
      weight: 148.4,
    });
    expect(await tracking.today(user, 'UTC')).toEqual(entry);
    expect(await rowsOf(user)).toBe(1);
  });

  it('takes energyLevel where both names of it come', async () => {
    expect(await tracking.track(user, { energy: 1, energyLevel: 3 }, 'UTC')).toMatchObject({
      energyLevel: 3,
    });
    expect(await tracking.track(user, { energy: 1, energyLevel: null }, 'UTC')).toMatchObject({
      energyLevel: null,
    });
  });

  it('keeps one row when ten saves of a new day arrive at once', async () => {
    const saves = Array.from({ length: 10 }, (_, mood) => tracking.track(user, { mood: mood % 5 }, 'UTC'));

    await Promise.all([...saves, tracking.track(user, { sleepHours: 6 }, 'UTC')]);

    expect(await rowsOf(user)).toBe(1);
    expect(await tracking.today(user, 'UTC')).toMatchObject({ sleepHours: 6 });
  });

  it('adds cups to what the day has by now, from two devices at once too', async () => {
    await tracking.track(user, { mood: 2 }, 'UTC');

    await Promise.all(
      Array.from({ length: 10 }, () => tracking.track(user, { add: { waterIntake: 1 } }, 'UTC')),
    );

    expect(await tracking.today(user, 'UTC')).toMatchObject({ waterIntake: 10, mood: 2 });
  });

  it('adds cups to a day that begins with them, and keeps within what a day may hold', async () => {
    const add = (waterIntake: number) => tracking.track(user, { add: { waterIntake } }, 'UTC');

    expect(await add(-1)).toMatchObject({ waterIntake: 0 });
    expect(await add(0.25)).toMatchObject({ waterIntake: 0.25 });
    expect(await add(60)).toMatchObject({ waterIntake: 60 });
    expect(await add(-1)).toMatchObject({ waterIntake: 59 });
    expect(await add(-60)).toMatchObject({ waterIntake: 0 });
  });

  it('refuses to set and add in one', async () => {
    await expect(
      tracking.track(user, { waterIntake: 3, add: { waterIntake: 1 } }, 'UTC'),
    ).rejects.toMatchObject({ status: 400, body: { field: 'add.waterIntake' } });
  });

  it('keeps a check-in in the row of its day and lists only days that have one', async () => {
    await tracking.track(user, { date: '2026-11-19', mood: 2 }, 'UTC');
    await tracking.track(user, { mood: 3 }, 'UTC');
    await tracking.checkIn(user, { anxietyLevel: 4, postpartumBlues: true, notes: '' }, 'UTC');

    const { rows } = await tracking.checkIns(user, { startDate: '2026-10-21' }, 'UTC');

    expect(rows).toEqual([
      expect.objectContaining({
        date: '2026-11-20',
        anxietyLevel: 4,
        hairLoss: null,
        postpartumBlues: true,
        notes: null,
      }),
    ]);
    expect(await tracking.today(user, 'UTC')).toMatchObject({ mood: 3, postpartumBlues: true });
    expect(await rowsOf(user)).toBe(2);
  });

  it('refuses a save of nothing', async () => {
    await expect(tracking.track(user, { date: '2026-11-20' }, 'UTC')).rejects.toMatchObject({ status: 400 });
    await expect(tracking.checkIn(user, {}, 'UTC')).rejects.toMatchObject({ status: 400 });
    expect(await rowsOf(user)).toBe(0);
  });

  it('pages days newest first inside the asked range', async () => {
    for (let back = 0; back < 7; back += 1) {
      await tracking.track(user, { date: addDays('2026-11-20', -back), mood: 1 }, 'UTC');
    }
    const query = { startDate: '2026-11-15', limit: 4 };

    const first = await tracking.list(user, query, 'UTC');
    const second = await tracking.list(user, { ...query, before: first.next }, 'UTC');

    expect(first.rows.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
    ]);
    expect(second.rows.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-15']);
    expect(second.next).toBeUndefined();
    await expect(tracking.list(user, { before: "x' or 1=1" }, 'UTC')).rejects.toMatchObject({
      body: { field: 'before' },
    });
  });

  it('deletes her day, says so when there is none, and never touches another’s', async () => {
    const other = newId();
    await tracking.track(user, { mood: 1 }, 'UTC');
    await tracking.track(other, { mood: 4 }, 'UTC');

    await tracking.deleteDay(user, '2026-11-20', 'UTC');

    expect(await tracking.today(user, 'UTC')).toBeNull();
    expect(await tracking.today(other, 'UTC')).toMatchObject({ mood: 4 });
    await expect(tracking.deleteDay(user, '2026-11-20', 'UTC')).rejects.toMatchObject({ status: 404 });
  });

  it('exports everything of hers and erases it, nobody else’s', async () => {
    const other = newId();
    await tracking.checkIn(user, { brainFog: 0, notes: 'slept in the chair' }, 'UTC');
    await tracking.track(other, { mood: 4 }, 'UTC');

    expect(await tracking.exportOf(user)).toEqual([
      expect.objectContaining({ date: '2026-11-20', brainFog: 0, notes: 'slept in the chair', mood: null }),
    ]);
    await tracking.erase(user);

    expect(await tracking.exportOf(user)).toEqual([]);
    expect(await rowsOf(other)).toBe(1);
  });

  it('reads a month out of a year by walking its part of the index', async () => {
    for (let back = 0; back < 365; back += 1) {
      await tracking.checkIn(user, { date: addDays('2026-11-20', -back), anxietyLevel: 1 }, 'UTC');
    }
    const month = { startDate: '2026-10-21', limit: 31 };

    expect(await plansOf(database, () => tracking.list(user, month, 'UTC'))).toEqual(['range']);
    expect(
      await plansOf(database, () => tracking.list(user, { ...month, before: '2026-11-01' }, 'UTC')),
    ).toEqual(['range']);
    expect(await plansOf(database, () => tracking.checkIns(user, month, 'UTC'))).toEqual(['range']);
    expect(await plansOf(database, () => tracking.today(user, 'UTC'))).toEqual(['lookup']);
  });
});
