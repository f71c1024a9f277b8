import { reading, readingNamed } from './reading';

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

it('reads what is named already, and leaves the rest', () => {
  const named = readingNamed<{ id: string; name: string }>([
    { name: 'id', read: (value) => `#${String(value)}` },
    { name: 'name' },
  ]);

  expect(named({ id: 1, name: 'cup' })).toEqual({ id: '#1', name: 'cup' });
});
