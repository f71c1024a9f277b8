import { expect } from '@playwright/test';
import { fault } from './kit/fault';

const DAY = 86_400;

fault('a clock that goes back and forth', async (stage) => {
  const site = await stage.site();
  const load = await stage.writing(site);
  for (const days of [2, -4, 1, 3, -2]) {
    const answer = await fetch(`${site.url}/api/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: days * DAY }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    await load.acknowledges();
  }
});
