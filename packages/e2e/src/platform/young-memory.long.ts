import { randomUUID } from 'node:crypto';
import { nursingMother } from '../kit/member';
import { Site } from '../kit/site';
import { zoneHeader } from '../kit/zone';
import { expect, test } from '../kit/test';

const MB = 2 ** 20;
const SIDE_BY_SIDE = 8;

/** Eight at a time, as a browser's page or a few of them ask. */
async function ask(url: string, headers: Record<string, string>, amount: number) {
  let left = amount;
  const one = async () => {
    for (; left > 0; left -= 1) {
      const answer = await fetch(url, { headers });
      await answer.text();
      expect(answer.status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
}

/** Of what is young 16 MB wait for their collection, and half as much lives; a call makes some 70 kB. */
test('what calls made dies young: little of it waits until all memory is gone through', async () => {
  test.setTimeout(300_000);
  const site = await Site.start({ engine: 'mariadb', watched: true });
  try {
    const body = JSON.stringify({ email: `${randomUUID()}@example.com`, ...nursingMother });
    const registered = await fetch(`${site.url}/api/users`, {
      method: 'POST',
      headers: { ...zoneHeader, 'content-type': 'application/json' },
      body,
    });
    const { id } = (await registered.json()) as { id: string };
    const cookie = registered.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const headers = { ...zoneHeader, cookie: cookie.join('; '), 'x-user-id': id };
    await ask(`${site.url}/api/users/${id}`, headers, 5000);
    expect((await site.strain()).freed / MB).toBeLessThan(32);
  } finally {
    await site.stop();
  }
});
