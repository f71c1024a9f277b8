import { runInNewContext } from 'node:vm';
import { withBegunSpreads } from './begun-spreads';

it.each([
  ['({...a,b:1})', '({...null,...a,b:1})'],
  ['f({ ...{...a, b}, ...c })', 'f({ ...null,...{...null,...a, b}, ...c })'],
])('what begins with a spread and goes on begins with nothing: %s', (code, begun) => {
  expect(withBegunSpreads(code)).toBe(begun);
});

it.each([
  '({...a})',
  '({b:1,...a})',
  'const {...a} = b',
  '(({...a}) => a)({ b: 1 })',
  '"{...a, b}"',
  '[...a, b]',
])('all else stays as it is: %s', (code) => {
  expect(withBegunSpreads(code)).toBe(code);
});

it('what comes of it is the same, in the same order', () => {
  const code = 'JSON.stringify([{...a,b:1,...c},{...undefined,b:2},{...a,"__proto__":null,...d}])';
  const given = () => ({ a: { b: 0, x: 1 }, c: { x: 2 }, d: JSON.parse('{"__proto__":{"y":3}}') as unknown });

  const begun = withBegunSpreads(code);

  expect(begun).not.toBe(code);
  expect(runInNewContext(begun, given())).toBe(runInNewContext(code, given()));
});
