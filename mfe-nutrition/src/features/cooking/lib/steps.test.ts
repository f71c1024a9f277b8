import { wholeRecipes } from '../../../lib/recipes/catalogue/whole';
import { commandIn } from './command';
import { ingredientsIn } from './step-ingredients';
import { clockOf, timerOf } from './step-timer';

it.each([
  ['Add the lentils and a litre of water. Simmer for 20 minutes.', 'Simmer', 1200],
  ['Bake 15 to 20 min, until golden.', 'Bake', 900],
  ['Then rest for 1½ hours.', 'Rest', 5400],
  ['Cook 2–3 minutes a side.', 'Cook', 120],
  ['Whisk again, cover and chill for at least 2 hours.', 'Chill', 7200],
  ['Cook, stirring, for 5 minutes.', 'Cook', 300],
  ['Soften the onion with cumin for 5 minutes.', 'Soften', 300],
  ['Blend everything for a minute, until smooth.', 'Blend', 60],
  ['Leave it for half an hour.', 'Leave', 1800],
  ['Rest ½ hour.', 'Rest', 1800],
  ['10 minutes before the end, stir.', 'Timer', 600],
  ['Blend for 30 seconds.', 'Blend', 30],
  ['Roast for 1 hour; turn once.', 'Roast', 3600],
  ['Simmer for 1/2 hour.', 'Simmer', 1800],
  ['Chill for 3/4 hour.', 'Chill', 2700],
  ['Roast for 1 hour 30 minutes.', 'Roast', 5400],
  ['Bake 1 hour 20.', 'Bake', 4800],
  ['Bake for 45–50 min.', 'Bake', 2700],
])('%s has a timer: %s, %i seconds', (step, label, seconds) => {
  expect(timerOf(step)).toEqual({ label, seconds });
});

it.each(['Stir in the spinach until it wilts.', 'Heat the oven to 200 C.', 'Serve with 2 slices of bread.'])(
  '%s has none',
  (step) => {
    expect(timerOf(step)).toBeUndefined();
  },
);

it('reads the times of our own recipes', () => {
  const timed = wholeRecipes
    .flatMap(({ instructions }) => instructions)
    .filter((step) => /\bminutes?\b/.test(step));
  expect(timed.length).toBeGreaterThan(40);
  expect(timed.filter((step) => timerOf(step) === undefined)).toEqual([]);
});

it.each([
  [1200, '20:00'],
  [65, '01:05'],
  [3900, '1:05:00'],
  [0, '00:00'],
])('%i seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock);
});

it('shows only what a step needs', () => {
  const lines = ['300 g red lentils', '200 g spinach', '1 tbsp olive oil', '2 cloves garlic, crushed'];

  expect(ingredientsIn('Soften the garlic in the oil.', lines)).toEqual([lines[2], lines[3]]);
  expect(ingredientsIn('Add lentils and a litre of water.', lines)).toEqual([lines[0]]);
  expect(ingredientsIn('Serve.', lines)).toEqual([]);
});

it.each([
  ['next', 'next'],
  ['Next step please', 'next'],
  ['go back', 'back'],
  ['repeat', 'repeat'],
  ['start the timer', 'timer'],
  ['where is the salt', undefined],
])('“%s” asks for %s', (heard, command) => {
  expect(commandIn(heard)).toBe(command);
});
