import { MINUTE } from '@nestwell/domain/moments';
import { PlatformTakenAway1763700000016 } from '../../platform/migrations/1763700000016-platform-taken-away';
import { TakenAwayEntity } from '../../platform/taken-away/taken-away.entity';
import { takenAwayOf } from '../../platform/taken-away/testing/taken-away-of';
import { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { FitnessClearanceSituation1763700000304 } from '../migrations/1763700000304-fitness-clearance-situation';
import { FitnessClearances1763700000303 } from '../migrations/1763700000303-fitness-clearances';
import { FitnessMovement1763700000301 } from '../migrations/1763700000301-fitness-movement';
import { onBothEngines } from '../../platform/database/testing/engines';
import { plansOf } from '../../platform/database/testing/query-plan';
import { ClearanceEntity } from './clearance.entity';
import { ClearancesRepository } from './clearances.repository';
import { ClearancesService } from './clearances.service';
import { exerciseCatalogue } from './catalogue/catalogue';
import { exerciseIdOf } from './catalogue/exercise-seed';
import { ExerciseCatalogue } from './exercise-catalogue.service';
import { ExerciseEntity } from './exercise.entity';
import { ExercisesRepository } from './exercises.repository';
import { MotherLookup } from './mother-lookup';
import { WorkoutEntity } from './workout.entity';
import { WorkoutsRepository } from './workouts.repository';
import { WorkoutsService } from './workouts.service';

class OneMother extends MotherLookup {
  isPregnant = false;
  monthsPostpartum: number | null = 4;

  find() {
    return Promise.resolve({
      isPregnant: this.isPregnant,
      monthsPostpartum: this.monthsPostpartum,
      situation: 'as the test says',
    });
  }
}

const walk = exerciseIdOf(502);
/** Open from four months on, not in pregnancy. */
const hillWalk = exerciseIdOf(505);

onBothEngines((engine) => {
  let database: Database;
  const catalogueClock = new Clock();
  let exercises: ExercisesRepository;
  let catalogue: ExerciseCatalogue;
  let workouts: WorkoutsService;
  let clock: Clock;
  let mother: OneMother;
  let user: string;

  beforeAll(async () => {
    database = await engine.open({
      entities: [ExerciseEntity, WorkoutEntity, ClearanceEntity, TakenAwayEntity],
      migrations: [
        FitnessMovement1763700000301,
        FitnessClearances1763700000303,
        FitnessClearanceSituation1763700000304,
        PlatformTakenAway1763700000016,
      ],
    });
    exercises = new ExercisesRepository(database.source.getRepository(ExerciseEntity));
    catalogue = new ExerciseCatalogue(exercises, catalogueClock);
    await catalogue.onApplicationBootstrap();
  });

  beforeEach(() => {
    user = newId();
    mother = new OneMother();
    clock = new Clock();
    clock.set('2026-11-20T11:30:00Z');
    workouts = new WorkoutsService(
      new WorkoutsRepository(database.source.getRepository(WorkoutEntity), database),
      catalogue,
      new ClearancesService(
        new ClearancesRepository(database.source.getRepository(ClearanceEntity), database),
        mother,
      ),
      clock,
      takenAwayOf(database, clock),
    );
  });

  const log = (completedAt?: string, duration = 20) =>
    workouts.log(user, { exerciseId: walk, duration, completedAt }, 'UTC');

  it('reads the whole catalogue back as it was written', async () => {
    const stored = await catalogue.all();

    expect(stored).toHaveLength(exerciseCatalogue.length);
    expect(stored).toEqual(expect.arrayContaining([...exerciseCatalogue]));
  });

  it('brings words up to date at the next start and keeps the links editors have added', async () => {
    const rows = database.source.getRepository(ExerciseEntity);
    await rows.update({ id: walk }, { name: 'Old words', youtubeUrl: 'https://youtu.be/abcDEF-12_3' });

    await catalogue.onApplicationBootstrap();

    expect(await catalogue.byId(walk)).toMatchObject({
      name: 'Stroller Walk',
      youtubeUrl: 'https://youtu.be/abcDEF-12_3',
    });
    await rows.update({ id: walk }, { youtubeUrl: null });
  });

  it('is read once a minute, and then shows what editors have added', async () => {
    const rows = database.source.getRepository(ExerciseEntity);
    const read = jest.spyOn(exercises, 'all');
    const link = async () => (await catalogue.byId(walk))?.youtubeUrl;
    catalogueClock.advance(MINUTE);
    expect([await link(), await link()]).toEqual([null, null]);
    expect(read).toHaveBeenCalledTimes(1);

    await rows.update({ id: walk }, { youtubeUrl: 'https://youtu.be/abcDEF-12_3' });
    catalogueClock.advance(MINUTE);

    expect(await link()).toBe('https://youtu.be/abcDEF-12_3');
    expect(read).toHaveBeenCalledTimes(2);
    // One that nobody here has heard of may have been added just now.
    expect(await catalogue.byId(newId())).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(3);
    await rows.update({ id: walk }, { youtubeUrl: null });
    read.mockRestore();
  });

  it('keeps a workout and answers it with its exercise', async () => {
    const logged = await log();

    expect(logged).toMatchObject({
      exerciseId: walk,
      duration: 20,
      completedAt: expect.stringMatching(/^2026-11-20T11:30:00\.\d{3}Z$/),
    });
    expect(logged.exercise.name).toBe('Stroller Walk');
    expect((await workouts.list(user, {}, 'UTC')).rows).toEqual([logged]);
  });

  it.each([
    ['a month before its time', false, 3, 422],
    ['at birth', false, 0, 422],
    ['at its time', false, 4, undefined],
    ['in pregnancy', true, null, 422],
  ])('decides %s', async (_, isPregnant, monthsPostpartum, status) => {
    Object.assign(mother, { isPregnant, monthsPostpartum });

    const attempt = workouts.log(user, { exerciseId: hillWalk, duration: 10 }, 'UTC');

    if (status === undefined) await expect(attempt).resolves.toMatchObject({ exerciseId: hillWalk });
    else await expect(attempt).rejects.toMatchObject({ status, code: 'exercise_not_available' });
  });

  it.each([
    ['an exercise nobody wrote', { exerciseId: newId(), duration: 5 }, 404],
    ['tomorrow', { exerciseId: walk, duration: 5, completedAt: '2026-11-21T11:30:00Z' }, 400],
    ['more than a year back', { exerciseId: walk, duration: 5, completedAt: '2025-11-01T11:30:00Z' }, 400],
  ])('refuses %s', async (_, workout, status) => {
    await expect(workouts.log(user, workout, 'UTC')).rejects.toMatchObject({ status });
  });

  it.each([
    ['Pacific/Auckland', '2026-11-15T10:59:59Z', '2026-11-15T11:00:00Z'],
    ['America/Los_Angeles', '2026-11-16T07:59:59Z', '2026-11-16T08:00:00Z'],
    ['UTC', '2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z'],
  ])('begins the week of %s on Monday at her midnight', async (zone, sunday, monday) => {
    await log(sunday, 100);
    await log(monday, 15);
    await log(undefined, 10);

    expect(await workouts.thisWeek(user, zone)).toEqual({ totalWorkouts: 2, totalMinutes: 25 });
  });

  it('counts the week in which the clocks go back to its last moment', async () => {
    clock.set('2026-10-25T22:30:00Z');
    await log('2026-10-18T21:59:59Z', 100);
    await log('2026-10-18T22:00:00Z', 1);
    await log('2026-10-25T22:20:00Z', 2);

    expect(await workouts.thisWeek(user, 'Europe/Vienna')).toEqual({ totalWorkouts: 2, totalMinutes: 3 });
  });

  it('changes and removes her own, and finds nobody else’s', async () => {
    const { id } = await log();

    expect(await workouts.update(user, id, { duration: 45 })).toMatchObject({ duration: 45 });
    await expect(workouts.update(newId(), id, { duration: 1 })).rejects.toMatchObject({ status: 404 });
    await expect(workouts.remove(newId(), id)).rejects.toMatchObject({ status: 404 });
    await workouts.remove(user, id);
    await expect(workouts.remove(user, id)).rejects.toMatchObject({ status: 404 });
  });

  it('includes both days of a range, by her zone', async () => {
    await log('2026-11-17T10:59:59Z');
    const first = await log('2026-11-17T11:00:00Z');
    const last = await log('2026-11-19T10:59:59.999Z');
    await log('2026-11-19T11:00:00Z');

    const range = { startDate: '2026-11-18', endDate: '2026-11-19' };
    const { rows } = await workouts.list(user, range, 'Pacific/Auckland');

    expect(rows).toEqual([last, first]);
  });

  it('exports and erases', async () => {
    await log();

    expect(await workouts.exportOf(user)).toEqual([
      expect.objectContaining({ exercise: 'Stroller Walk', duration: 20 }),
    ]);
    await workouts.erase(user);

    expect(await workouts.exportOf(user)).toEqual([]);
  });

  it('reads the week and the latest by walking its part of the index', async () => {
    for (let day = 0; day < 300; day += 1) {
      await log(new Date(Date.parse('2026-11-20T10:00:00Z') - day * 86_400_000).toISOString());
    }

    expect(await plansOf(database, () => workouts.thisWeek(user, 'UTC'))).toEqual(['range']);
    const [page] = await plansOf(database, () => workouts.list(user, { limit: 5 }, 'UTC'));
    expect(page).not.toBe('scan');
  });
});
