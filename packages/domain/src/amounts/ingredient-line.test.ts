import fc from 'fast-check';
import { amountText, readIngredient, scaledLine } from '.';
import { packedLines } from './testing/packed-lines';
import { plainLines } from './testing/plain-lines';

const table = `${plainLines}${packedLines}`
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => row.split(' | ') as [line: string, amount: string, name: string, twice: string]);

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

function amountOf(line: string): string {
  const { amount } = readIngredient(line);
  if (amount === null) return '-';
  const { from, to, each, unit } = amount;
  const range = to === null ? rounded(from) : `${rounded(from)}..${rounded(to)}`;
  return [range, ...(each === null ? [] : [`[${each}]`]), unit?.name ?? '#'].join(' ');
}

it('reads at least 200 lines', () => {
  expect(table.length).toBeGreaterThanOrEqual(200);
});

it.each(table)('“%s” is %s of %s, and “%s” for twice as many', (line, amount, name, twice) => {
  expect(amountOf(line)).toBe(amount);
  expect(readIngredient(line).name).toBe(name === '=' ? line : name);
  expect(scaledLine(line, 2)).toBe(twice);
});

it.each(table.filter(([, amount]) => amount !== '-'))('“%s” halved of its double is as much', (line) => {
  const again = readIngredient(scaledLine(scaledLine(line, 2), 0.5)).amount;
  const { amount } = readIngredient(line);

  expect(again).toMatchObject({ unit: amount?.unit, each: amount?.each });
  expect(Math.abs((again?.from ?? 0) / (amount?.from ?? 0) - 1)).toBeLessThan(0.03);
});

it('reads every amount that it writes, in each unit, and what is scaled by 1 is the same', () => {
  const unit = fc.constantFrom('cup', 'tbsp', 'tsp', 'g', 'kg', 'ml', 'l', 'oz', 'lb', 'cloves');
  const value = fc.integer({ min: 1, max: 400_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(unit, value, (word, amount) => {
      const line = `${amountText(amount)} ${word} flour`;
      const read = readIngredient(line).amount?.from ?? 0;

      expect(Math.abs(read - amount)).toBeLessThanOrEqual(Math.max(0.0061, amount >= 20 ? 0.5 : 0));
      expect(scaledLine(line, 1)).toBe(line);
      expect(amountText(readIngredient(scaledLine(line, 1)).amount?.from ?? 0)).toBe(amountText(amount));
    }),
  );
});

it.each([
  ['1,250 g flour', 1.25, 1250],
  ['1.250 g flour', 1.25, 1250],
  ['12.500 g flour', 12.5, 12_500],
])('reads %s neither as %d nor as %d, and says that it was not changed', (line) => {
  expect(readIngredient(line).amount).toBeNull();
  expect(scaledLine(line, 3)).toBe(`${line} (amount not changed)`);
});

it('reads a line of any text in bounded time, and scales no character away', () => {
  const hostile = [
    '1 1/2 '.repeat(5000),
    '1 cup + '.repeat(5000),
    '('.repeat(9000),
    `1${' '.repeat(9000)}cup`,
  ];
  for (const line of hostile) expect(scaledLine(line, 2).length).toBeGreaterThan(line.length / 2);
  fc.assert(fc.property(fc.string(), (line) => scaledLine(line, 1) === line));
});
