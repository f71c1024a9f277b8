import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { americanRates, americanRatesChecked } from './american-rates';
import { ratesWith } from './rates-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestwell-rates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileOf(written: string): string {
  const file = join(folder, 'rates.json');
  writeFileSync(file, written);
  return file;
}

it('keeps the table where no file is named', async () => {
  expect(await ratesWith(undefined)).toBe(americanRates);
});

it('replaces the rates a file names, and those alone', async () => {
  expect(await ratesWith(fileOf('{ "CA": 7.5, "OR": 1 }'))).toEqual({ ...americanRates, CA: 7.5, OR: 1 });
});

it.each([
  ['{ "XX": 5 }', 'XX'],
  ['{ "CA": "7" }', 'CA'],
  ['{ "CA": 72.5 }', 'CA'],
  ['{ "CA": -1 }', 'CA'],
  ['not a table', 'JSON'],
  [`{ "CA": 7 }${' '.repeat(10_000)}`, 'longer'],
])('refuses %s, naming the variable and what is wrong', async (written, word) => {
  const refusal = ratesWith(fileOf(written));

  await expect(refusal).rejects.toThrow('US_TAX_RATES');
  await expect(refusal).rejects.toThrow(word);
});

it('refuses a file that is not there', async () => {
  await expect(ratesWith(join(folder, 'gone.json'))).rejects.toThrow(/US_TAX_RATES.*gone\.json/);
});

it('was compared with its source within the last year', () => {
  const checked = new Date(americanRatesChecked.checked);
  const today = new Date();

  expect(checked <= today).toBe(true);
  checked.setUTCFullYear(checked.getUTCFullYear() + 1);
  expect(checked >= today).toBe(true);
});
