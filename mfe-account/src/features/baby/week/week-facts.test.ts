import { weekOf } from './week-facts';

const day = (mood: number | null, sleepHours: number | null = null, waterIntake: number | null = null) => ({
  mood,
  sleepHours,
  waterIntake,
});

it.each([
  ['mostly good', [4, 3, 3, 1]],
  ['up and down', [4, 3, 1, 0]],
  ['heavy', [0, 1, 1, 4]],
  ['a few notes', []],
])('calls her days %s', (title, moods) => {
  expect(weekOf([...moods.map((mood) => day(mood)), day(null, 7)], [])?.title).toBe(title);
});

it('says what each figure rests on, and a dash where nothing was written', () => {
  const week = weekOf([day(3, 6.5, 6), day(3, 7.25), day(0)], [{ duration: 25 }, { duration: 50 }]);

  expect(week).toMatchObject({
    mood: 3,
    moodDays: 3,
    facts: [
      { name: 'Sleep', value: '6.9', rests: '2 nights' },
      { name: 'Movement', value: '75', rests: '2 times' },
      { name: 'Water', value: '6', rests: 'a day, 1 day' },
    ],
  });
  expect(weekOf([day(2)], [])?.facts.map(({ value, rests }) => [value, rests])).toEqual([
    ['–', '0 nights'],
    ['–', '0 times'],
    ['–', 'a day, 0 days'],
  ]);
});

it('takes the lower of two moods that are as frequent', () => {
  expect(weekOf([day(4), day(1)], [])?.mood).toBe(1);
});

it('is nothing where she wrote nothing', () => {
  expect(weekOf([day(null)], [])).toBeNull();
});
