import { withWaiting } from './shown-waiting';
import type { Waiting } from './waiting';

const meals = ['/api/users', 'ama', 'meals'];
const rows = [{ id: 'apple' }, { id: 'soup' }];
const gone = (id: string): Waiting => ({
  ...common,
  id: 1,
  method: 'DELETE',
  url: `/api/meals/${id}?userId=ama`,
  shows: [{ on: meals, where: { id }, gone: true }],
});
const back = (name: string): Waiting => ({
  ...common,
  id: 2,
  method: 'POST',
  url: '/api/users/ama/taken-away',
  shows: [],
  takesBack: name,
});
const common = { userId: 'ama', key: 'k', zone: 'UTC', keptAt: 0, noun: '', title: '', open: '' };
const shown = (...waiting: Waiting[]) => withWaiting(rows, { queryKey: meals, meta: {} }, waiting);

it('shows nothing of a deletion that waits and is taken back', () => {
  expect(shown(gone('apple'))).toEqual([{ id: 'soup' }]);
  expect(shown(gone('apple'), back('apple'))).toEqual(rows);
});

it('shows another deletion, and the same one after it was taken back', () => {
  expect(shown(gone('apple'), back('soup'))).toEqual([{ id: 'soup' }]);
  expect(shown(gone('apple'), back('apple'), gone('apple'))).toEqual([{ id: 'soup' }]);
});

it('shows a deletion whose undo the server has refused', () => {
  const refused = { ...back('apple'), refused: { status: 404, body: '' } };

  expect(shown(gone('apple'), refused)).toEqual([{ id: 'soup' }]);
});
