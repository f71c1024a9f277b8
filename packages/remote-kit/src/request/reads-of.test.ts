import { readsOf } from './reads-of';

const asks = (...queryKey: string[]) => readsOf('reminders', 'maya').predicate({ queryKey });

it('names every list of hers of that kind, whatever it was asked with', () => {
  expect(asks('/api/users', 'maya', 'reminders')).toBe(true);
  expect(asks('/api/users', 'maya', 'reminders/medication', '?days=7')).toBe(true);
});

it.each([
  ['of another member', ['/api/users', 'anna', 'reminders']],
  ['of another kind', ['/api/users', 'maya', 'meals']],
  ['whose name only begins so', ['/api/users', 'maya', 'reminders-settings']],
])('but no list %s', (_, key) => {
  expect(asks(...key)).toBe(false);
});
