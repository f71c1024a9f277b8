import { readFile } from 'node:fs/promises';
import { americanStates } from '@nestwell/contracts/billing/server';
import { z } from 'zod';
import { americanRates, type AmericanRates } from './american-rates';

/** Above what any state asks: a share instead of a percentage passes, ten times too much does not. */
const MOST_PERCENT = 20;
const LONGEST = 10_000;

const states = Object.keys(americanStates) as (keyof typeof americanStates)[];
const ratesFile = z.partialRecord(z.enum(states), z.number().min(0).max(MOST_PERCENT));

/** The table, with the rates in percent that the file names: `{ "CA": 7.25 }`. A wrong file throws, saying where. */
export async function ratesWith(file: string | undefined): Promise<AmericanRates> {
  if (file === undefined) return americanRates;
  try {
    const written = await readFile(file, 'utf8');
    if (written.length > LONGEST) throw new Error('is longer than a table of states');
    return { ...americanRates, ...ratesFile.parse(JSON.parse(written)) };
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`US_TAX_RATES must name a file like { "CA": 7.25 }, in percent: ${why}`, {
      cause: error,
    });
  }
}
