import { stageOn, type StageFacts } from './pregnancy';

const TODAY = '2026-06-15';

describe('her stage', () => {
  const facts: StageFacts = {
    isPregnant: true,
    quiet: null,
    lossOn: null,
    dueDate: '2026-08-10',
    babyBornOn: null,
    isBirthDateExact: false,
    hadStage: true,
    isDueDateExact: false,
  };

  it('while pregnant has a week and no months', () => {
    expect(stageOn({ ...facts, babyBornOn: '2024-01-01' }, TODAY)).toMatchObject({
      pregnancyWeek: 32,
      pregnancyStage: 'third_trimester',
      monthsPostpartum: null,
      dueDate: '2026-08-10',
    });
  });

  it('after birth has months and neither week nor due date', () => {
    expect(stageOn({ ...facts, isPregnant: false, babyBornOn: '2026-02-15' }, TODAY)).toMatchObject({
      pregnancyWeek: null,
      pregnancyStage: 'postpartum',
      monthsPostpartum: 4,
      dueDate: null,
    });
  });

  it('after an early birth says how far the pregnancy was', () => {
    const early = { ...facts, isPregnant: false, babyBornOn: '2026-06-10' };

    expect(stageOn(early, TODAY).bornEarlyAt).toEqual({ weeks: 31, days: 2 });
    expect(stageOn({ ...early, dueDate: '2026-06-20' }, TODAY).bornEarlyAt).toBeNull();
  });

  it.each([
    ['a paused pregnancy', { quiet: 'paused' }, { state: 'paused', isPregnant: true, recoveringSince: null }],
    [
      'a pause after birth',
      { quiet: 'paused', isPregnant: false, babyBornOn: '2026-02-15', isBirthDateExact: true },
      { state: 'paused', isPregnant: false, recoveringSince: '2026-02-15' },
    ],
    [
      'a loss in pregnancy',
      { quiet: 'loss', lossOn: '2026-06-01' },
      { state: 'loss', isPregnant: false, recoveringSince: '2026-06-01' },
    ],
    [
      'a loss after birth, without a date',
      { quiet: 'loss', isPregnant: false, babyBornOn: '2026-06-10' },
      { state: 'loss', isPregnant: false, recoveringSince: null },
    ],
  ] as const)('in %s counts neither a pregnancy nor a baby', (_, changed, expected) => {
    expect(stageOn({ ...facts, ...changed }, TODAY)).toEqual({
      ...expected,
      bornEarlyAt: null,
      pregnancyPaused: true,
      opensQuietRoom: true,
      pregnancyWeek: null,
      pregnancyStage: null,
      monthsPostpartum: null,
      dueDate: null,
      babyBornOn: null,
      isBirthDateExact: false,
      isDueDateExact: false,
    });
  });
});
