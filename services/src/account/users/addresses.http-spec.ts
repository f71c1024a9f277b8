import { account } from '@nestwell/contracts/account';
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

describe('two addresses that look alike', () => {
  it.each([
    ['an accent', 'amélie@example.com', 'amelie@example.com'],
    ['a dotless i', 'lına@example.com', 'lina@example.com'],
    ['fullwidth letters', 'ａna@example.com', 'ana@example.com'],
    ['the Kelvin sign', 'mi\u212Aa@example.com', 'mika@example.com'],
    ['a decomposed accent', 'rene\u0301e@example.com', 'renée@example.com'],
  ])('are two people: %s', async (_, one, other) => {
    const first = await register({ email: other });
    const second = await register({ email: one });
    const found = await app.visitor().call(account.findUserByEmail, { query: { email: one } });

    expect([first.status, second.status, found.status]).toEqual([201, 201, 200]);
    expect(found.body.id).toBe(second.body.id);
    expect(second.body.id).not.toBe(first.body.id);
  });
});
