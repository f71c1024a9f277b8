import { account } from '@nestwell/contracts/account';
import { billing } from '@nestwell/contracts/billing';
import { parts } from '../../app';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';
import { UsersService } from './users.service';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

const grant = (address: string) => app.get(UsersService).grantAdmin(address);

it('makes a registered user an admin, who then passes without a plan and logs in with a code', async () => {
  const member = await aMember(app);
  await member.call(billing.cancelSubscription, { params: { userId: member.id } });

  expect(await grant(` ${member.email.toUpperCase()}`)).toBe(true);

  expect((await member.call(account.getUser, { params: { userId: member.id } })).body.role).toBe('admin');
  expect(await member.send('/api/feedback')).toMatchObject({ status: 200 });
  expect(await member.send(`/api/users/${member.id}/baby-development/summary`)).toMatchObject({
    status: 200,
  });
  const login = await app.visitor().call(account.findUserByEmail, { query: { email: member.email } });
  expect(login).toMatchObject({ status: 401, body: { code: 'verification_required' } });
});

it('knows when nobody has the address', async () => {
  expect(await grant('nobody@example.com')).toBe(false);
});
