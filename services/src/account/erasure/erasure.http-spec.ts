import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

describe('the export', () => {
  it('holds what was said in every field', async () => {
    const member = await aMember(app, {
      name: 'Kestrel',
      dietaryRestrictions: ['kestrel-free'],
      currentWeight: 151.4,
    });

    const { status, body } = await member.call(account.exportPersonalData, { params: { userId: member.id } });

    expect(status).toBe(200);
    expect(body.areas).toMatchObject({
      account: {
        user: {
          name: 'Kestrel',
          email: member.email,
          dietaryRestrictions: ['kestrel-free'],
          currentWeight: 151.4,
        },
      },
      billing: { subscription: { plan: null } },
      platform: { sessions: [expect.anything()] },
    });
    expect(JSON.stringify(body)).not.toContain('emailKey');
  });

  it('is hers alone', async () => {
    const [amara, leila] = [await aMember(app), await aMember(app)];

    expect(await leila.send(`/api/users/${amara.id}/export`)).toMatchObject({ status: 403 });
    expect(await app.visitor().send(`/api/users/${amara.id}/export`)).toMatchObject({ status: 401 });
  });
});

describe('erasing', () => {
  const erase = (member: Member, email?: string) =>
    member.send(`/api/users/${member.id}`, { method: 'DELETE', json: { email } });

  it('needs her own e-mail, typed', async () => {
    const [amara, leila] = [await aMember(app), await aMember(app)];

    expect(await erase(amara, leila.email)).toMatchObject({ status: 400, body: { field: 'email' } });
    expect(await erase(amara, undefined)).toMatchObject({ status: 400, body: { field: 'email' } });
    expect(await amara.call(account.getUser, { params: { userId: amara.id } })).toMatchObject({
      status: 200,
    });
  });

  it('cannot be done by anybody else, who knows the e-mail', async () => {
    const [amara, leila] = [await aMember(app), await aMember(app)];

    const refused = await leila.send(`/api/users/${amara.id}`, {
      method: 'DELETE',
      json: { email: amara.email },
    });

    expect(refused.status).toBe(403);
    expect(await amara.call(account.getUser, { params: { userId: amara.id } })).toMatchObject({
      status: 200,
    });
  });

  it('ends every session and leaves no word of her in the database', async () => {
    const member = await aMember(app, { name: 'Nightjarword', dietaryRestrictions: ['Nightjarword'] });
    const second = app.visitor();
    await second.call(account.findUserByEmail, { query: { email: member.email } });
    const old = member.cookie;

    expect(await erase(member, member.email.toUpperCase())).toMatchObject({ status: 204 });

    member.cookie = old;
    expect(await member.send(`/api/users/${member.id}`)).toMatchObject({ status: 401 });
    expect(await second.send(`/api/users/${member.id}`)).toMatchObject({ status: 401 });
    expect(
      await app.visitor().call(account.findUserByEmail, { query: { email: member.email } }),
    ).toMatchObject({ status: 404 });
    expect(databaseBytes()).not.toContain('Nightjarword');
    expect(databaseBytes()).not.toContain(member.email);
  });

  it('gives the same e-mail no second trial', async () => {
    const member = await aMember(app);
    await erase(member, member.email);

    const again = app.visitor();
    const { body } = await again.call(account.createUser, { body: { email: member.email } });

    expect(body.trialEndDate).toBeNull();
    const status = await again.call(billing.subscriptionStatus, { params: { userId: body.id } });
    expect(status.body).toEqual({
      isActive: false,
      subscriptionStatus: 'none',
      subscriptionType: 'none',
      isExpired: false,
      daysRemaining: 0,
    });
    expect(await again.call(billing.activateTrial, { params: { userId: body.id } })).toMatchObject({
      status: 409,
    });
  });
});

/** Every byte of the database as it lies on the disk, its log and its freed pages included. */
function databaseBytes(): string {
  const files = readdirSync(app.dataDir).filter((name) => name.startsWith('nestwell.sqlite'));
  return files.map((name) => readFileSync(join(app.dataDir, name)).toString('latin1')).join();
}
