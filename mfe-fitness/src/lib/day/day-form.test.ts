import { aDay } from '../../testing/tracked-day';
import { formOf, readForm } from './day-form';

const entry = aDay({
  waterIntake: 6,
  sleepHours: 7.5,
  weight: 148.37,
  mood: 0,
});
const shown = formOf(entry, 'us');

it('shows values as text and nothing as empty', () => {
  expect(shown).toEqual({
    waterIntake: '6',
    sleepHours: '7.5',
    weight: '148.4',
    mood: '0',
    energyLevel: '',
  });
  expect(formOf(entry, 'metric').weight).toBe('67.3');
});

it('sends nothing untouched, so that a weight shown rounded is not changed by saving', () => {
  expect(readForm(shown, shown, 'us')).toEqual({ changes: {} });
});

it('sends what changed, null for what was emptied, a comma like a point', () => {
  const form = { ...shown, sleepHours: '6,5', mood: '', energyLevel: '4' };

  expect(readForm(form, shown, 'us')).toEqual({
    changes: { sleepHours: 6.5, mood: null, energyLevel: 4 },
  });
  expect(readForm({ ...shown, weight: '67,3' }, shown, 'metric')).toEqual({
    changes: { weight: 148.4 },
  });
});

it.each([
  [{ waterIntake: '61' }, { waterIntake: 'Enter cups from 0 to 60.' }],
  [{ waterIntake: '-1' }, { waterIntake: 'Enter cups from 0 to 60.' }],
  [{ sleepHours: '24.5' }, { sleepHours: 'Enter hours from 0 to 24.' }],
  [{ weight: 'heavy' }, { weight: 'Enter a weight between 40 and 1000 lb.' }],
])('refuses %p', (typed, errors) => {
  expect(readForm({ ...shown, ...typed }, shown, 'us')).toEqual({ errors });
});
