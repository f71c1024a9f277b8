import { reading } from './reading';

it('names what was selected, and reads what the driver does not', () => {
  const rowOf = reading<{ id: string; name: string | null }>([
    { name: 'id', read: (value) => `#${String(value)}` },
    { name: 'name' },
  ]);

  expect([rowOf([1, 'cup']), rowOf([2, null])]).toEqual([
    { id: '#1', name: 'cup' },
    { id: '#2', name: null },
  ]);
});

it('makes each row an object of its own', () => {
  const rowOf = reading<{ name: string }>([{ name: 'name' }]);
  const values = ['cup'];

  expect(rowOf(values)).not.toBe(rowOf(values));
});
