import { Logger } from '@nestjs/common';
import { cupsParts } from './testing/cups';
import { TestApp } from './testing/test-app';

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.start({ parts: cupsParts });
});
afterEach(() => app.stop());

const report = (blocked: string) => ({
  method: 'POST',
  text: JSON.stringify({
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked },
  }),
  headers: { 'content-type': 'application/csp-report' },
});

it('says what a policy blocked, by its origin only', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();

  const { status } = await app
    .visitor()
    .send('/api/reports/content-policy', report('https://evil.example/steal?mood=low'));

  expect(status).toBe(204);
  expect(warn).toHaveBeenCalledWith('script-src-elem blocked https://evil.example');
});

it('takes twenty a minute', async () => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const send = () => app.visitor().send('/api/reports/content-policy', report('inline'));
  for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(204);

  const refused = await send();

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
});

it('is the only place that takes what browsers report', async () => {
  expect(await app.visitor().send('/api/sample/sign-in', report('inline'))).toMatchObject({ status: 415 });
});
