import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TrackingDayEntity } from '../tracking/tracking-day.entity';
import { TrackingDaysRepository, type DayValues } from '../tracking/tracking-days.repository';
import { FitnessTracking1763700000300 } from './1763700000300-fitness-tracking';
import { FitnessUntouchedAnswers1763700000302 } from './1763700000302-fitness-untouched-answers';

const untouched = { anxietyLevel: 0, hairLoss: 0, brainFog: 0, bodyImage: 2 };
const unanswered = { anxietyLevel: null, hairLoss: null, brainFog: null, bodyImage: null };

onBothEngines((engine) => {
  let database: Database;
  let days: TrackingDaysRepository;

  beforeAll(async () => {
    database = await engine.open({
      entities: [TrackingDayEntity],
      migrations: [FitnessTracking1763700000300],
    });
    days = new TrackingDaysRepository(database.source.getRepository(TrackingDayEntity), database);
  });

  it.each<[string, DayValues, DayValues]>([
    ['a form nobody touched', untouched, unanswered],
    [
      'sliders left alone beside words',
      { ...untouched, notes: 'tired', mood: 2 },
      { ...unanswered, notes: 'tired', mood: 2 },
    ],
    [
      'blues said beside them',
      { ...untouched, postpartumBlues: true },
      { ...unanswered, postpartumBlues: true },
    ],
    ['one slider moved', { ...untouched, hairLoss: 1 }, { ...untouched, hairLoss: 1 }],
  ])('reads %s for what it was', async (_, before, after) => {
    const userId = newId();
    const now = new Date('2026-11-20T10:00:00Z');
    await days.merge(userId, '2026-11-20', { ...before, checkedInAt: now }, now);

    await new FitnessUntouchedAnswers1763700000302().up(database.source.createQueryRunner());

    expect(await days.find(userId, '2026-11-20')).toMatchObject({ ...after, checkedInAt: now });
  });
});
