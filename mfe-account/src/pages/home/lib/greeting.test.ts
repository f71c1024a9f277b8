import { firstNameOf, greetingAt } from './greeting';

it.each([
  [0, 'Here with you'],
  [4, 'Here with you'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [21, 'Good evening'],
  [22, 'Here with you'],
])('at %d says %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

it.each([
  ['Amara Okafor', 'Amara'],
  ['  Leila  ', 'Leila'],
  ['amara', 'amara'],
])('calls %j %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
