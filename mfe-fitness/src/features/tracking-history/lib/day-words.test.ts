import { aDay } from '../../../testing/tracked-day';
import { dayWords } from './day-words';

it.each([
  [0, 'exhausted'],
  [1, 'tired'],
  [2, 'normal energy'],
  [3, 'energetic'],
  [4, 'supercharged'],
])('says an energy of %d once, as %s', (energyLevel, words) => {
  expect(dayWords({ ...aDay(figuresLeftOut), mood: 3, energyLevel }, 'us')).toBe(`mood good, ${words}`);
});

const figuresLeftOut = { waterIntake: null, sleepHours: null, weight: null };
