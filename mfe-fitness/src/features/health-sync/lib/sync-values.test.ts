import { aDay } from '../../../testing/tracked-day';
import { movesProfile, syncDefaults, syncRequest, syncStart, widened } from './sync-values';

describe('what the health sync starts with', () => {
  it('starts at the defaults when nothing is known', () => {
    expect(syncStart(null, null, { currentWeight: null })).toEqual({
      values: syncDefaults,
      weightKnown: false,
    });
  });

  it('keeps zeros of today as answers', () => {
    const { values } = syncStart(aDay({ waterIntake: 0, mood: 0, energyLevel: 0 }), null, {
      currentWeight: null,
    });

    expect(values).toMatchObject({ waterIntake: 0, mood: 0, energy: 0, sleepHours: 7 });
  });

  it.each([
    ['today', aDay({ weight: 151 }), 149, 148, 151],
    ['the last log', aDay({}), 149, 148, 149],
    ['the profile', null, null, 148, 148],
  ])('takes the weight of %s', (_, today, lastWeight, currentWeight, weight) => {
    expect(syncStart(today, lastWeight, { currentWeight })).toMatchObject({
      values: { weight },
      weightKnown: true,
    });
  });
});

describe('a slider with a known value', () => {
  it.each([
    ['weight', 320, { min: 100, max: 320, step: 1 }],
    ['weight', 92, { min: 92, max: 300, step: 1 }],
    ['weight', 148.2, { min: 100, max: 300, step: 0.1 }],
    ['weight', 148.37, { min: 100, max: 300, step: 0.01 }],
    ['sleepHours', 1, { min: 1, max: 12, step: 0.5 }],
    ['sleepHours', 7.5, { min: 2, max: 12, step: 0.5 }],
    ['waterIntake', 18, { min: 0, max: 18, step: 1 }],
    ['waterIntake', 7.5, { min: 0, max: 15, step: 0.5 }],
  ] as const)('shows %s %d', (field, known, range) => {
    expect(widened(field, known)).toEqual(range);
  });
});

describe('what is sent', () => {
  const unknown = syncStart(null, null, { currentWeight: null });

  it('leaves out the weight nobody gave', () => {
    expect(syncRequest(unknown, unknown.values, false, '2026-11-20')).toEqual({
      waterIntake: 8,
      sleepHours: 7,
      mood: 3,
      energy: 3,
      date: '2026-11-20',
    });
  });

  it('sends a weight she moved, and one that was known', () => {
    const known = syncStart(null, 149, { currentWeight: null });

    expect(syncRequest(unknown, { ...unknown.values, weight: 150 }, true, '2026-11-20').weight).toBe(150);
    expect(syncRequest(known, known.values, false, '2026-11-20').weight).toBe(149);
  });

  it.each([
    [150, 148, true],
    [146, 148, true],
    [149.9, 148, false],
    [148, null, true],
    [undefined, 148, false],
    [null, 148, false],
  ])('a weight of %p against a profile of %p moves the profile: %p', (weight, profile, moves) => {
    expect(movesProfile(weight, profile)).toBe(moves);
  });
});
