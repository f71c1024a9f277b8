import fc from 'fast-check';
import { syncRanges, widened, type SyncField } from './sync-values';

const field = fc.constantFrom(...(Object.keys(syncRanges) as SyncField[]));

it('always holds the usual range and the known value on one of its steps', () => {
  fc.assert(
    fc.property(field, fc.integer({ min: 0, max: 100_000 }), (name, hundredths) => {
      const known = hundredths / 100;
      const { min, max, step } = widened(name, known);
      const steps = (known - min) / step;

      expect(min).toBeLessThanOrEqual(Math.min(known, syncRanges[name].min));
      expect(max).toBeGreaterThanOrEqual(Math.max(known, syncRanges[name].max));
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
    }),
  );
});
