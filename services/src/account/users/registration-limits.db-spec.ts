import { randomUUID } from 'node:crypto';
import { onBothEngines } from '../../platform/database/testing/engines';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

onBothEngines((engine) => {
  let app: TestApp;
  beforeEach(async () => {
    const env = { REGISTRATIONS_PER_HOUR: '3' };
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  });
  afterEach(() => app.stop());

  const register = async (email: string, key: string = randomUUID()) => {
    const headers = { 'idempotency-key': key };
    return (await app.visitor().send('/api/users', { method: 'POST', json: { email }, headers })).status;
  };

  it('counts a registration that was refused: undoing it does not undo the try', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) statuses.push(await register('same@example.com'));

    expect(statuses).toEqual([201, 409, 409, 429, 429]);
  });

  it('answers a repeat whose first answer was lost, however many have registered since', async () => {
    const key = randomUUID();
    await register('lost@example.com', key);
    for (const at of [1, 2, 3]) await register(`other-${at}@example.com`);

    expect(await register('lost@example.com', key)).toBe(201);
    expect(await register('later@example.com')).toBe(429);
  });

  it('counts no repeat', async () => {
    const key = randomUUID();
    for (let attempt = 0; attempt < 5; attempt += 1) await register('again@example.com', key);

    expect(await register('second@example.com')).toBe(201);
  });
});
