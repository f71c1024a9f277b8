import type { StageFacts } from './pregnancy';
import { changedStage } from './stage-change';

const TODAY = '2026-06-15';
const pregnant: StageFacts = {
  isPregnant: true,
  quiet: null,
  lossOn: null,
  dueDate: '2026-08-10',
  babyBornOn: null,
  isBirthDateExact: false,
  isDueDateExact: false,
  hadStage: true,
};
const mother: StageFacts = {
  isPregnant: false,
  quiet: null,
  lossOn: null,
  dueDate: null,
  babyBornOn: '2026-02-15',
  isBirthDateExact: false,
  isDueDateExact: false,
  hadStage: true,
};

it('turns a week into the due date, and months into the birth', () => {
  expect(changedStage(pregnant, { pregnancyWeek: 20 }, TODAY)).toMatchObject({ dueDate: '2026-11-02' });
  expect(changedStage(mother, { monthsPostpartum: 0 }, TODAY)).toMatchObject({ babyBornOn: TODAY });
});

it('lets a date win over the figure beside it', () => {
  const change = { dueDate: '2026-09-01', pregnancyWeek: 5, babyBornOn: '2026-01-01', monthsPostpartum: 1 };

  expect(changedStage(mother, change, TODAY)).toMatchObject({
    dueDate: '2026-09-01',
    babyBornOn: '2026-01-01',
  });
});

it('records the birth: "Baby is here" ends the pregnancy', () => {
  expect(changedStage(pregnant, { babyBornOn: TODAY }, TODAY)).toMatchObject({
    isPregnant: false,
    babyBornOn: TODAY,
  });
});

it('refuses a birth still ahead', () => {
  expect(() => changedStage(pregnant, { babyBornOn: '2026-06-16' }, TODAY)).toThrow(
    'must not be in the future',
  );
});

it('changes nothing that was not said, and clears what was said to be nothing', () => {
  expect(changedStage(pregnant, {}, TODAY)).toEqual(pregnant);
  expect(changedStage(pregnant, { dueDate: null }, TODAY).dueDate).toBeNull();
});

it.each([
  ['a day she names', { babyBornOn: '2026-02-20' }, true],
  ['months alone', { monthsPostpartum: 3 }, false],
  ['other words', { pregnancyPaused: true }, false],
])('after %s the birth is exact or not', (_, change, isExact) => {
  expect(changedStage(mother, change, TODAY).isBirthDateExact).toBe(isExact);
});

it.each([
  ['other words', { isPregnant: false }, true],
  ['the months it already means', { monthsPostpartum: 4 }, true],
  ['other months', { monthsPostpartum: 3 }, false],
  ['none', { babyBornOn: null }, false],
])('an exact birth stays so after %s: %#', (_, change, isExact) => {
  const exact = { ...mother, isBirthDateExact: true };

  expect(changedStage(exact, change, TODAY).isBirthDateExact).toBe(isExact);
});

it.each([
  ['a date she names', { dueDate: '2026-09-01' }, true],
  ['a date with the week it was made of', { dueDate: '2026-09-01', pregnancyWeek: 29 }, false],
  ['a week alone', { pregnancyWeek: 20 }, false],
  ['other words', { pregnancyPaused: true }, false],
])('after %s the due date is exact or not', (_, change, isExact) => {
  expect(changedStage(pregnant, change, TODAY).isDueDateExact).toBe(isExact);
});

it('keeps that the due date is exact until another is said', () => {
  const exact = { ...pregnant, isDueDateExact: true };

  expect(changedStage(exact, {}, TODAY).isDueDateExact).toBe(true);
  expect(changedStage(exact, { pregnancyWeek: 20 }, TODAY).isDueDateExact).toBe(false);
});
