import { parts } from './app';
import { SessionCookie } from './platform/http/session-cookie';
import { Entitlement } from './platform/session-user';
import { SignedIn } from './platform/session/signed-in';
import { TestApp } from './platform/testing/test-app';
import { aMember } from './testing/member';

/* On a file no promise stands between a call and who makes it: each would cost as much as a row that is read. */

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());

it('knows whose session it is, and whether she may use it, without waiting', async () => {
  const member = await aMember(app);
  const [, signed = ''] = /nestwell_session=([^;]+)/.exec(member.cookie ?? '') ?? [];
  const token = decodeURIComponent(signed).replace(/\.[^.]*$/, '');
  const cookie = Object.create(SessionCookie.prototype, { token: { value: token } }) as SessionCookie;

  expect(app.get(SignedIn).userOf(cookie)).toMatchObject({ id: member.id });
  expect(app.get(Entitlement).isActive(member.id)).toBe(true);
});
