import { aDay } from '../../../testing/tracked-day';
import { dayWords } from './day-words';

const member = { units: 'us', hidesFigures: false } as const;

it.each([
  [0, 'exhausted'],
  [1, 'tired'],
  [2, 'normal energy'],
  [3, 'energetic'],
  [4, 'supercharged'],
])('says an energy of %d once, as %s', (energyLevel, words) => {
  expect(dayWords({ ...aDay(figuresLeftOut), mood: 3, energyLevel }, member)).toBe(`mood good, ${words}`);
});

it('says no weight to one who hides them', () => {
  const day = aDay({ ...figuresLeftOut, mood: 3, weight: 148.2 });

  expect(dayWords(day, { ...member, hidesFigures: true })).toBe('mood good');
  expect(dayWords(day, member)).toMatch(/^mood good, 148\.2\slb$/);
});

const figuresLeftOut = { waterIntake: null, sleepHours: null, weight: null };
