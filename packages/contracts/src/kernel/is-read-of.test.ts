import { isReadOf } from './is-read-of';
import { keyOf } from './endpoint';

const userId = '0190';
const read = (path: string, query?: Record<string, string>) =>
  keyOf({ path }, { params: { userId }, query } as never);

it('finds the reads of an area by their keys, with whatever they ask for', () => {
  expect(isReadOf('meals', userId, read('/api/users/:userId/meals', { limit: '3' }))).toBe(true);
  expect(isReadOf('meals', userId, read('/api/users/:userId/meals/week'))).toBe(true);
  expect(isReadOf('posts', userId, read('/api/community/posts/new-count'))).toBe(true);
});

it('leaves alone what only begins alike, is of another area or of another member', () => {
  expect(isReadOf('meals', userId, read('/api/users/:userId/meal-plans'))).toBe(false);
  expect(isReadOf('reminders', userId, read('/api/users/:userId/reminder-settings'))).toBe(false);
  expect(isReadOf('meals', '0191', read('/api/users/:userId/meals'))).toBe(false);
  expect(isReadOf('meals', userId, [])).toBe(false);
});

it('takes every read of hers to follow from who she is', () => {
  expect(isReadOf('profile', userId, read('/api/users/:userId'))).toBe(true);
  expect(isReadOf('profile', userId, read('/api/users/:userId/baby-development/summary'))).toBe(true);
  expect(isReadOf('profile', userId, read('/api/community/posts'))).toBe(false);
});
