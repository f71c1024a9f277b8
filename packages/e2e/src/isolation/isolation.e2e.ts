import type { Engine } from '../kit/site';
import { expect, test } from '../kit/test';
import { interleave } from './interleave';
import type { Report } from './report';
import { withSharingProxy } from './sharing-proxy';

/** On each engine: some seconds in every run, by hand five minutes. */
const SECONDS = Number(process.env.SECONDS ?? 10);
/** At most: a loaded machine makes few requests in that time. */
const CONTROL_SECONDS = 60;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

/** Each request comes from an address of its own, and an e-mail opens an account. */
const env = { CLOCK: 'system', TRUST_PROXY: '1', LOGIN_VERIFICATION: 'off' };

for (const engine of ['sqlite', 'mariadb'] satisfies Engine[]) {
  test(`ten members at once on ${engine}: none is answered with what is another's, and nothing fails`, async ({
    startSite,
  }) => {
    test.setTimeout(90_000 + SECONDS * 2000);
    const site = await startSite({ engine, env });

    const report = await interleave(site, { seed: SEED, seconds: SECONDS, hasRoles: true });

    print(report);
    expect([...report.complaints.values()], `SEED=${SEED} takes the same steps`).toEqual([]);
    expect(site.unhelpful).toEqual([]);
  });
}

test('ten members behind a cache that forgets whose a page is: the same program finds it', async ({
  startSite,
}) => {
  test.setTimeout(90_000 + CONTROL_SECONDS * 1000);
  const site = await startSite({ env });
  await withSharingProxy(Number(new URL(site.url).port), async (port) => {
    const until = ({ counts }: Report) => counts.has('foreign');
    const report = await interleave(site, { seed: SEED, seconds: CONTROL_SECONDS, port, until });

    print(report);
    expect(report.counts.get('foreign')).toBeGreaterThan(0);
  });
});

function print({ requests, unanswered, byStatus, counts }: Report): void {
  const told = (numbers: ReadonlyMap<number | string, number>) =>
    [...numbers].map(([name, count]) => `${count} × ${name}`).join(', ');
  console.log(`${requests} requests, SEED=${SEED}: ${told(byStatus)}; ${unanswered} without an answer`);
  console.log(`complaints: ${told(counts) || 'none'}`);
}
