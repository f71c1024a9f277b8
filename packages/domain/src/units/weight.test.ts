import fc from 'fast-check';
import { poundsOf, shownWeight, weightText } from './weight';

it('keeps 67.3 kg as 148.4 lb', () => {
  expect(poundsOf(67.3, 'metric')).toBe(148.4);
});

it('shows what was kept to the hundredth as it was typed too', () => {
  expect(shownWeight(148.37, 'metric')).toBe(67.3);
});

it.each(['us', 'metric'] as const)('gives back every tenth she can type in %s units', (units) => {
  fc.assert(
    fc.property(fc.integer({ min: 180, max: 10_000 }), (tenths) => {
      expect(shownWeight(poundsOf(tenths / 10, units), units)).toBe(tenths / 10);
    }),
  );
});

it('does not part a figure from its unit', () => {
  expect(weightText(148.2, 'us')).toBe('148.2\u00a0lb');
  expect(weightText(148.4, 'metric')).toBe('67.3\u00a0kg');
});
