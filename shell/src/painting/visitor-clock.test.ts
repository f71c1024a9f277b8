import { lookAt } from './visitor-clock';

const format = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });
const moment = Date.UTC(2026, 9, 15, 12);

it('writes in the visitor’s language where a format names none, also one that was made before she came', () => {
  lookAt('UTC', moment, 'de-DE');
  expect(format.format(moment)).toBe('15. Oktober');
  expect(new Date(moment).toLocaleDateString(undefined, { month: 'long' })).toBe('Oktober');

  lookAt('UTC', moment, 'en-US');
  expect(format.format(moment)).toBe('October 15');
  expect(new Intl.DateTimeFormat('fr-FR', { month: 'long' }).format(moment)).toBe('octobre');
});
