import { performance } from 'node:perf_hooks';
import { registerMember } from '@nestwell/e2e/member';
import { expect, test } from '@nestwell/e2e/test';

const QUERIES = ['banana', 'greek yogurt', 'salmn', 'peanut butter', 'whole milk', 'chicken', 'ri', 'be'];
const ROUNDS = 100;

/** The built-in foods over HTTP, one search after the other; the search itself should take under 5 ms. */
test('food search', async ({ page }) => {
  const user = await registerMember(page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const q of QUERIES) {
      const started = performance.now();
      const answer = await page.request.get('/api/food/search', {
        params: { q },
        headers: { 'x-user-id': user.id },
      });
      times.push(performance.now() - started);
      expect(answer.status()).toBe(200);
    }
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1);
  console.log(`\nfood search over HTTP: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
});
