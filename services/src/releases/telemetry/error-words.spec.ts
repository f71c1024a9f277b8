import { errorKey, withoutHers } from './error-words';

it.each([
  ['no maya.lind@example.org here', 'no …@… here'],
  ['Unexpected token L, "Lentil soup with mother" is not JSON', 'Unexpected token L, "…" is not JSON'],
  ['GET /api/users/0196b3a2-7c1e-7f00-8a11-0123456789ab failed', 'GET /api/users/… failed'],
  ['tel 004369912345', 'tel …'],
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading 'name')",
  ],
])('of %s stays what is not hers', (message, left) => {
  expect(withoutHers({ message }).message).toBe(left);
});

it('a stack keeps its files and lines, and loses what an address carried', () => {
  const stack = 'at f (https://nestwell.example/r/tea/v1/page.js?attempt=1&mail=a@b.cc:12:3)\nat g';

  expect(withoutHers({ message: 'x', stack }).stack).toContain('/r/tea/v1/page.js:12:3)\nat g');
});

it('errors are the same that say the same from the same place, whoever the caller was', () => {
  const signal = { id: 'tea', version: 'v1', name: 'error', value: 0 } as const;
  const key = (stack: string) => errorKey(signal, withoutHers({ message: 'x', stack })).toString('hex');

  expect(key('at f (/r/tea/v1/a.js:1:2)\nat one')).toBe(key('at f (/r/tea/v1/a.js:1:2)\nat other'));
  expect(key('at f (/r/tea/v1/a.js:1:2)')).not.toBe(key('at f (/r/tea/v1/a.js:9:2)'));
});

it('a stack keeps its positions in minified files, whose columns and hashes have many digits', () => {
  const positions =
    '(https://nestwell.example/r/tea/v123456/page.js:1:123456)\nat g (/shell/main.12345678.js:1:98765)';

  const { stack } = withoutHers({ message: 'x', stack: `at f ${positions}\nat order 1234567` });

  expect(stack).toBe(`at f ${positions}\nat order …`);
});
