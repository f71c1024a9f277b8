import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { Database } from '../../platform/database/database';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';
import { EmailKeys } from './email-keys';

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

describe('an address that a mail program reads as another one', () => {
  const odd = [
    '<kim@example.com>',
    'kim(1)@example.com',
    '(1)kim@example.com',
    'kim@(1)example.com',
    '"kim"@example.com',
    '"k\\im"@example.com',
    'kim@example.com,eve@example.com',
    'eve@example.com;kim@example.com',
    'kim:x@example.com',
    '.kim@example.com',
    'kim.@example.com',
    'k..im@example.com',
    'kim@example..com',
    'kim@.example.com',
    'kim@[192.0.2.1]',
    'kim@example.com>',
  ];

  it.each([...odd, 'Kim <kim@example.com>'])('is refused for a new account: %s', async (email) => {
    expect(await register({ email })).toMatchObject({ status: 400, body: { field: 'email' } });
  });

  it.each([
    "o'hara@example.com",
    'kim+shop/1=2@example.co.uk',
    'k.i_m-x@xn--bcher-kva.example',
    '妈妈@example.com',
  ])('is not taken for one: %s', async (email) => {
    expect(await register({ email })).toMatchObject({ status: 201 });
  });

  it.each(odd.slice(0, 5))('still opens the account that has it: %s', async (email) => {
    const { id } = await aMember(app);
    const emailKey = app.get(EmailKeys).of(email);
    await app.get(Database).source.getRepository('UserEntity').update({ id }, { email, emailKey });

    expect(await app.visitor().call(account.findUserByEmail, { query: { email } })).toMatchObject({
      status: 200,
      body: { id },
    });
  });
});
