import { opensQuietRoom, stageOn, type StageFacts } from './pregnancy';
import type { StageChange } from './stage-change';
import { changedStage } from './stage-change';

const TODAY = '2026-06-15';
const states = {
  pregnant: { isPregnant: true, quiet: null, lossOn: null, dueDate: '2026-08-10', babyBornOn: null },
  mother: { isPregnant: false, quiet: null, lossOn: null, dueDate: null, babyBornOn: '2026-02-15' },
  pausedPregnant: {
    isPregnant: true,
    quiet: 'paused',
    lossOn: null,
    dueDate: '2026-08-10',
    babyBornOn: null,
  },
  pausedMother: {
    isPregnant: false,
    quiet: 'paused',
    lossOn: null,
    dueDate: null,
    babyBornOn: '2026-02-15',
  },
  loss: { isPregnant: true, quiet: 'loss', lossOn: '2026-06-01', dueDate: '2026-08-10', babyBornOn: null },
} as const satisfies Record<string, Omit<StageFacts, 'isBirthDateExact' | 'isDueDateExact' | 'hadStage'>>;

const after = (from: keyof typeof states, change: StageChange) =>
  changedStage(
    { ...states[from], isBirthDateExact: false, isDueDateExact: false, hadStage: true },
    change,
    TODAY,
  );

it.each(['pregnant', 'mother', 'pausedPregnant', 'pausedMother', 'loss'] as const)(
  'reaches every state from %s',
  (from) => {
    for (const state of ['paused', 'loss'] as const) expect(after(from, { state }).quiet).toBe(state);
    expect(after(from, { state: 'pregnant' })).toMatchObject({ isPregnant: true, quiet: null });
    expect(after(from, { state: 'postpartum' })).toMatchObject({ isPregnant: false, quiet: null });
  },
);

it.each<[string, keyof typeof states, StageChange, StageFacts['quiet']]>([
  ['the older word pauses', 'pregnant', { pregnancyPaused: true }, 'paused'],
  ['the older word leaves a loss a loss', 'loss', { pregnancyPaused: true }, 'loss'],
  ['the older word ends a pause', 'pausedPregnant', { pregnancyPaused: false }, null],
  ['the older word ends a loss', 'loss', { pregnancyPaused: false }, null],
  ['a birth ends a pause', 'pausedPregnant', { babyBornOn: TODAY }, null],
  ['being pregnant after a loss ends it', 'loss', { isPregnant: true }, null],
  ['another answer ends a pause', 'pausedMother', { isPregnant: true }, null],
  ['the same answer does not', 'pausedPregnant', { isPregnant: true }, 'paused'],
  ['other figures do not', 'loss', { pregnancyWeek: 4 }, 'loss'],
])('%s', (_, from, change, quiet) => {
  expect(after(from, change).quiet).toBe(quiet);
});

it('keeps where she was through a pause', () => {
  const paused = after('pregnant', { state: 'paused' });

  expect(changedStage(paused, { state: 'pregnant' }, TODAY)).toMatchObject({ dueDate: '2026-08-10' });
});

it('never goes on counting a pregnancy that was lost', () => {
  expect(after('loss', { state: 'pregnant' }).dueDate).toBeNull();
  expect(after('loss', { pregnancyPaused: false }).dueDate).toBeNull();
  expect(after('loss', { state: 'pregnant', dueDate: '2027-01-10' }).dueDate).toBe('2027-01-10');
});

it('takes the date of a loss if she wants to say it, and forgets it with the state', () => {
  expect(after('pregnant', { state: 'loss' }).lossOn).toBeNull();
  expect(after('pregnant', { state: 'loss', lossOn: '2026-06-14' }).lossOn).toBe('2026-06-14');
  expect(after('loss', {}).lossOn).toBe('2026-06-01');
  expect(after('loss', { lossOn: null }).lossOn).toBeNull();
  expect(after('loss', { state: 'paused' }).lossOn).toBeNull();
});

it.each<[string, StageChange, string]>([
  ['a day still ahead', { state: 'loss', lossOn: '2026-06-16' }, 'must not be in the future'],
  ['a date without the state', { lossOn: '2026-06-14' }, 'belongs to the state loss'],
])('refuses %s', (_, change, words) => {
  expect(() => after('pregnant', change)).toThrow(words);
});

it.each<[string, StageChange[], boolean]>([
  ['who began paused', [{ state: 'paused' }], false],
  ['who began paused and said it again', [{ state: 'paused' }, { state: 'paused' }], false],
  ['who paused a pregnancy', [{ state: 'pregnant' }, { state: 'paused' }], true],
  ['who began paused in a pregnancy', [{ state: 'paused', isPregnant: true }], true],
  ['who began paused after a birth', [{ state: 'paused', babyBornOn: '2026-02-15' }], true],
  ['who began after a loss', [{ state: 'loss' }], true],
  ['whose loss became a pause', [{ state: 'loss' }, { state: 'paused' }], true],
  ['who is pregnant', [{ state: 'pregnant' }], false],
])('the community opens in its quiet room after a loss or another stage: for one %s', (_, changes, opens) => {
  const nobody: StageFacts = {
    isPregnant: false,
    quiet: null,
    hadStage: false,
    lossOn: null,
    dueDate: null,
    isDueDateExact: false,
    babyBornOn: null,
    isBirthDateExact: false,
  };

  const facts = changes.reduce((current, change) => changedStage(current, change, TODAY), nobody);

  expect(opensQuietRoom(facts)).toBe(opens);
  expect(stageOn(facts, TODAY).opensQuietRoom).toBe(opens);
});
