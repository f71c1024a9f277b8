import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { parts } from '../../app';
import { becomeAdmin, logInWithCode } from '../../testing/admin';
import { aMember, type Member } from '../../testing/member';
import { Mailer } from '../../platform/mail/mailer';
import { Database } from '../../platform/database/database';
import { onBothEngines } from '../../platform/database/testing/engines';
import { TestApp } from '../../platform/testing/test-app';
import { Roles } from './roles';
import { UserEntity } from './user.entity';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
  }, 60_000);
  afterAll(() => app.stop());

  const feedback = (member: Member) => member.send('/api/feedback');
  const herself = (member: Member) => member.call(account.getUser, { params: { userId: member.id } });

  it('makes a registered user an admin, who logs in with a code and then passes without a plan', async () => {
    const member = await aMember(app);
    await member.call(billing.cancelSubscription, { params: { userId: member.id } });

    expect(await app.get(Roles).set(` ${member.email.toUpperCase()}`, 'admin')).toBe(true);

    const login = await app.visitor().call(account.findUserByEmail, { query: { email: member.email } });
    expect(login).toMatchObject({ status: 401, body: { code: 'verification_required' } });
    app.clock.advance(61_000);
    await logInWithCode(app.get(Mailer), member);
    expect((await herself(member)).body.role).toBe('admin');
    expect(await feedback(member)).toMatchObject({ status: 200 });
    expect(await member.send(`/api/users/${member.id}/baby-development/summary`)).toMatchObject({
      status: 200,
    });
  });

  it('ends every session that is older than the grant', async () => {
    const [member, other] = [await aMember(app), await aMember(app)];

    await app.get(Roles).set(member.email, 'admin');

    expect(await feedback(member)).toMatchObject({ status: 401 });
    expect(await herself(member)).toMatchObject({ status: 401 });
    expect(await herself(other)).toMatchObject({ status: 200 });
  });

  it('makes no session of a member one of an admin, however she became one', async () => {
    const member = await aMember(app);

    await app.get(Database).source.getRepository(UserEntity).update({ id: member.id }, { role: 'admin' });

    expect(await feedback(member)).toMatchObject({ status: 401 });
    await logInWithCode(app.get(Mailer), member);
    expect(await feedback(member)).toMatchObject({ status: 200 });
  });

  it('ends every session of an admin who is one no longer', async () => {
    const admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);
    expect(await feedback(admin)).toMatchObject({ status: 200 });

    await app.get(Roles).set(admin.email, 'user');

    expect(await feedback(admin)).toMatchObject({ status: 401 });
    await admin.call(account.findUserByEmail, { query: { email: admin.email } });
    expect(await feedback(admin)).toMatchObject({ status: 403 });
  });

  it('leaves an admin who is granted it again signed in', async () => {
    const admin = await aMember(app);
    await becomeAdmin({ roles: app.get(Roles), mailer: app.get(Mailer) }, admin);

    await app.get(Roles).set(admin.email, 'admin');

    expect(await feedback(admin)).toMatchObject({ status: 200 });
  });

  it('knows when nobody has the address', async () => {
    expect(await app.get(Roles).set('nobody@example.com', 'admin')).toBe(false);
  });
});
