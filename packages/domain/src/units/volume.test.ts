import fc from 'fast-check';
import { millilitresOf, shownVolume } from './volume';

it('counts US fluid ounces', () => {
  expect(millilitresOf(4, 'us')).toBe(118);
  expect(shownVolume(118, 'us')).toBe(4);
});

it.each(['us', 'metric'] as const)(
  'gives back every tenth of an ounce or every millilitre in %s units',
  (units) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (typed) => {
        const shown = units === 'us' ? typed / 10 : typed;
        expect(shownVolume(millilitresOf(shown, units), units)).toBe(shown);
      }),
    );
  },
);
