import { suggestsRisk } from './risk-words';

it.each([
  'I want to die',
  'Some nights I don’t want to be here anymore',
  'thoughts of hurting myself',
  'I’m scared I will hurt the baby',
  'they would be better off without me',
  'I feel SUICIDAL',
  'I just can’t go on',
  'there is no point in living',
])('offers support after "%s"', (words) => {
  expect(suggestsRisk(words)).toBe(true);
});

it.each([
  'My back hurts after the walk',
  'Dying for a coffee',
  'I cut my hair short',
  'Killer lasagne recipe',
  'Baby is here!',
])('stays quiet after "%s"', (words) => {
  expect(suggestsRisk(words)).toBe(false);
});
