import { Owners } from './owners';
import { ReleaseKey } from './release-key';

it.each([
  ['no JSON', 'Food=abc', 'must be JSON'],
  [
    'no key',
    '{"Food":{"keys":["abc"],"modules":["tea"]}}',
    'Food.keys.0 must be what `pnpm mfe key` printed',
  ],
  [
    'nothing to release',
    `{"Food":{"keys":["${ReleaseKey.make().publicText}"],"modules":[]}}`,
    'Food.modules',
  ],
  [
    'what nobody knows',
    `{"Food":{"keys":["${ReleaseKey.make().publicText}"],"modules":["tea"],"x":1}}`,
    'Food',
  ],
])('owners that are %s are refused, with the place', (_, text, told) => {
  expect(() => Owners.from(text)).toThrow(told);
});

it('a key goes through its text and back', () => {
  const key = ReleaseKey.make();
  expect(ReleaseKey.from(key.secretText).publicText).toBe(key.publicText);
  expect(() => ReleaseKey.from('bm8ga2V5')).toThrow('it is no secret key');
});
