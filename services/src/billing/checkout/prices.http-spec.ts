import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';
import { order } from '../payments/testing/ordering';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestwell-prices-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function startWith(rates: string): Promise<TestApp> {
  const file = join(folder, 'rates.json');
  await writeFile(file, rates);
  return TestApp.start({ parts, env: { US_TAX_RATES: file } });
}

it('quotes and charges by the rates of the file the site is set to', async () => {
  const app = await startWith('{ "CA": 8 }');
  const member = await aMember(app);
  const place = { plan: 'annual', country: 'US', region: 'CA' } as const;
  const quote = await member.call(billing.quotePlan, { query: place });
  const asked = { currency: 'USD', intent: 'CAPTURE', ...place };

  expect(quote.body).toMatchObject({ tax: 7.76, total: 104.76 });
  expect((await order(member, { ...asked, amount: '104.76' })).status).toBe(201);
  expect((await order(member, { ...asked, amount: '104.03' })).body.field).toBe('amount');
  await app.stop();
});

it('does not start with a file that cannot be meant', async () => {
  await expect(startWith('{ "California": 8 }')).rejects.toThrow(/US_TAX_RATES.*California/s);
});
