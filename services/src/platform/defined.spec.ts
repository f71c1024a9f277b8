import { definedOf } from './defined';

it('leaves out what is undefined, and keeps null, nothing and no', () => {
  const values = { gone: undefined, cleared: null, none: 0, no: false, empty: '' };

  expect(Object.keys(definedOf(values))).toEqual(['cleared', 'none', 'no', 'empty']);
});
