import { cupsParts, signedIn } from './testing/cups';
import { cups } from './testing/cup-endpoints';
import { TestApp } from './testing/test-app';
import { Leaving } from './leaving';

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.start({ parts: cupsParts });
});
afterEach(() => app.stop());

it('a process that is about to end says so to the proxy, and serves on meanwhile', async () => {
  const anna = await signedIn(app);
  expect((await anna.send('/readyz')).status).toBe(200);

  app.get(Leaving).begin();

  expect(await anna.send('/readyz')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await anna.send('/healthz')).status).toBe(200);
  expect((await anna.call(cups.list, { params: { userId: anna.userId } })).status).toBe(200);
});
