import type { Exercise } from '@nestwell/contracts/fitness';
import { lockOf, openTo, shownExercises, type Filters, type MotherToTell } from './catalogue-view';

const exercise = (name: string, values: Partial<Exercise> = {}): Exercise => ({
  id: name,
  name,
  category: 'core',
  difficulty: 'beginner',
  duration: 10,
  description: '',
  instructions: [],
  targetMuscles: [],
  minMonthsPostpartum: 0,
  pregnancySafe: false,
  babyFriendly: false,
  youtubeUrl: null,
  channelName: null,
  ...values,
});

const all: Filters = { tab: 'all', category: 'all', difficulty: 'all' };
const cleared = { situation: '', clearance: { cleared: true, caesarean: null } };
const fourMonths = { isPregnant: false, monthsPostpartum: 4, pregnancyPaused: false, ...cleared };
const pregnant = { isPregnant: true, monthsPostpartum: null, pregnancyPaused: false, ...cleared };
const breathing = exercise('breathing', { pregnancySafe: true });
const plank = exercise('plank', { minMonthsPostpartum: 6, difficulty: 'advanced' });
const walk = exercise('walk', { category: 'outdoor' });
const session = exercise('session', { category: 'video' });
const catalogue = [breathing, plank, walk, session];
const names = (filters: Partial<Filters>, mother: MotherToTell = fourMonths) =>
  shownExercises(catalogue, { ...all, ...filters }, mother).map((shown) => shown.name);

describe('the exercise list', () => {
  it('leaves out under All what is not open yet', () => {
    expect(names({})).toEqual(['breathing', 'walk', 'session']);
  });

  it('keeps it in its own tab', () => {
    expect(names({ tab: 'core' })).toEqual(['breathing', 'plank']);
  });

  it('applies select and tab together', () => {
    expect(names({ tab: 'core', category: 'outdoor' })).toEqual([]);
    expect(names({ category: 'video' })).toEqual(['session']);
    expect(names({ tab: 'core', difficulty: 'advanced' })).toEqual(['plank']);
  });

  it('shows nothing but the panel under Videos', () => {
    expect(names({ tab: 'videos' })).toEqual([]);
  });

  it('goes by safety alone in pregnancy', () => {
    expect(names({}, pregnant)).toEqual(['breathing']);
    expect(openTo(catalogue, pregnant)).toBe(1);
    expect(openTo(catalogue, fourMonths)).toBe(3);
  });
});

it('leaves out what is done with a baby while she is quiet about them', () => {
  const pram = exercise('Pram walk', { category: 'outdoor' });
  const quiet = { ...fourMonths, pregnancyPaused: true };

  expect(shownExercises([walk, pram], all, quiet)).toEqual([walk]);
  expect(shownExercises([walk, pram], { ...all, tab: 'outdoor' }, quiet)).toEqual([walk]);
  expect(openTo([walk, pram], quiet)).toBe(1);
});

describe('the reason of a lock', () => {
  it.each([
    [4, { badge: 'Wait 2 months', notice: 'Available at 6 months postpartum', opens: false }],
    [5, { badge: 'Wait 1 month', notice: 'Available at 6 months postpartum', opens: false }],
    [0, { badge: 'Wait 6 months', notice: 'Available at 6 months postpartum', opens: false }],
    [6, null],
  ])('at %d months', (monthsPostpartum, lock) => {
    expect(lockOf(plank, { ...fourMonths, monthsPostpartum })).toEqual(lock);
  });

  it('has no months to count in pregnancy', () => {
    expect(lockOf(plank, pregnant)).toEqual({
      badge: 'For later',
      notice: 'Not suited to pregnancy. It waits for you after birth.',
      opens: false,
    });
  });

  it('says nothing of pregnancy or birth to whoever told us hers has changed', () => {
    const lock = lockOf(plank, { ...pregnant, pregnancyPaused: true });

    expect(lock?.badge).toBe('For later');
    expect(lock?.notice).not.toMatch(/pregnan|birth|baby/i);
  });
});
