import fc from 'fast-check';
import { poundsOf, shownWeight } from './weight';

it.each(['us', 'metric'] as const)('gives back every tenth she can type in %s units', (units) => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 10_000 }), (tenths) => {
      expect(shownWeight(poundsOf(tenths / 10, units), units)).toBe(tenths / 10);
    }),
  );
});
