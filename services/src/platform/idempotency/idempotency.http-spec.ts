import { cups } from '../testing/cup-endpoints';
import { cupsParts, fill, signedIn, work, type CupsVisitor } from '../testing/cups';
import { onBothEngines } from '../database/testing/engines';
import { TestApp } from '../testing/test-app';
import { newId } from '../database/ids';

onBothEngines((engine) => {
  let app: TestApp;
  let anna: CupsVisitor;
  let berta: CupsVisitor;

  beforeAll(async () => {
    app = await TestApp.start({ parts: cupsParts, databaseUrl: await engine.newUrl() });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    anna = await signedIn(app);
    berta = await signedIn(app);
  });

  const tea = { name: 'Tea', size: 1 };

  it('answers the first result, twenty times at once or later', async () => {
    const before = work.filled;
    const headers = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => fill(anna, anna, tea, headers)));
    const later = await fill(anna, anna, tea, headers);

    expect(new Set([...answers, later].map((answer) => answer.body.id)).size).toBe(1);
    expect(later.status).toBe(201);
    expect(work.filled - before).toBe(1);
  });

  it('answers the first result where her id is written in capitals', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await fill(anna, anna, tea, headers);
    const path = `/api/users/${anna.userId?.toUpperCase()}/cups`;
    const again = await anna.send<{ id: string }>(path, { method: 'POST', json: tea, headers });

    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it('with the same key but another body is refused', async () => {
    const headers = { 'idempotency-key': newId() };
    await fill(anna, anna, tea, headers);

    expect(await fill(anna, anna, { ...tea, name: 'Milk' }, headers)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('is one key however the letters of the ids around it are written', async () => {
    const headers = { 'idempotency-key': newId() };
    const hers = await fill(anna, anna, tea, headers);
    const path = `/api/users/${anna.userId?.toUpperCase()}/cups`;
    const again = await anna.send<{ id: string }>(path, { method: 'POST', json: tea, headers });

    expect(again).toMatchObject({ status: 201, body: { id: hers.body.id } });
  });

  it('belongs to one user', async () => {
    const headers = { 'idempotency-key': newId() };
    const hers = await fill(anna, anna, tea, headers);
    const other = await fill(berta, berta, tea, headers);

    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(hers.body.id);
  });

  it('belongs to one user where the address and the body say nothing of her too', async () => {
    const headers = { 'idempotency-key': newId() };
    const shared = (who: CupsVisitor) => who.call(cups.share, { body: { name: 'Tea' } }, headers);
    const hers = await shared(anna);
    const other = await shared(berta);

    expect([hers.body.by, other.body.by]).toEqual([anna.userId, berta.userId]);
  });

  it('is not used up by a call that was refused as invalid', async () => {
    const headers = { 'idempotency-key': newId() };
    const invalid = await fill(anna, anna, { ...tea, size: -1 }, headers);
    const valid = await fill(anna, anna, tea, headers);

    expect([invalid.status, valid.status]).toEqual([400, 201]);
  });

  it('needs a key that is a UUID', async () => {
    expect(await fill(anna, anna, tea, { 'idempotency-key': '1' })).toMatchObject({ status: 400 });
  });
});
