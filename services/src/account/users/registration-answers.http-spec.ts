import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'));

const register = (json: unknown, zone = 'UTC') => {
  const visitor = app.visitor();
  visitor.zone = zone;
  return visitor.send<Record<string, unknown>>('/api/users', { method: 'POST', json });
};

describe('creating a user', () => {
  it('signs her in, and a duplicate answers 409 with the code the screens know', async () => {
    const visitor = app.visitor();
    const first = await visitor.send<{ id: string }>('/api/users', {
      method: 'POST',
      json: { email: 'twice@example.com' },
    });
    const again = await register({ email: ' TWICE@example.com' });

    expect(await visitor.call(account.getUser, { params: { userId: first.body.id } })).toMatchObject({
      status: 200,
    });
    expect(again).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('made at once from many places exists once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register({ email: 'race@example.com' })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('counts today in her zone', async () => {
    app.clock.set('2026-06-15T23:30:00Z');
    const { body } = await register({ email: 'tokyo@example.com', monthsPostpartum: 0 }, 'Asia/Tokyo');

    expect(body).toMatchObject({ babyBornOn: '2026-06-16', monthsPostpartum: 0 });
  });
});
