import { stageOn } from './pregnancy';

const TODAY = '2026-06-15';

describe('her stage', () => {
  const facts = { isPregnant: true, pregnancyPaused: false, dueDate: '2026-08-10', babyBornOn: null };

  it('while pregnant has a week and no months', () => {
    expect(stageOn({ ...facts, babyBornOn: '2024-01-01' }, TODAY)).toEqual({
      pregnancyWeek: 32,
      pregnancyStage: 'third_trimester',
      monthsPostpartum: null,
      dueDate: '2026-08-10',
    });
  });

  it('after birth has months and neither week nor due date', () => {
    expect(stageOn({ ...facts, isPregnant: false, babyBornOn: '2026-02-15' }, TODAY)).toEqual({
      pregnancyWeek: null,
      pregnancyStage: 'postpartum',
      monthsPostpartum: 4,
      dueDate: null,
    });
  });

  it('while paused shows nothing that counts a pregnancy', () => {
    expect(stageOn({ ...facts, pregnancyPaused: true }, TODAY)).toEqual({
      pregnancyWeek: null,
      pregnancyStage: null,
      monthsPostpartum: null,
      dueDate: null,
    });
  });
});
