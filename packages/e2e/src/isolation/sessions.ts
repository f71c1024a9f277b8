import type { Account } from './account';
import { buy } from './plans';

/** Signs out and in again; the session that ended opens nothing. */
export async function logOutAndIn(member: Account): Promise<void> {
  await member.call({ method: 'DELETE', target: '/api/session' }, [200, 204]);
  member.forgetSession();
  await member.logIn();
}

/** Signs in on a second device, and there signs all others out. */
export async function endOtherSessions(member: Account): Promise<void> {
  const first = member.cookie;
  member.cookie = undefined;
  if (!(await member.logIn())) return;
  const answer = await member.call(
    { method: 'DELETE', target: `/api/users/${member.id}/sessions` },
    [200, 204],
  );
  if (answer !== undefined && first !== undefined) member.hasEnded(first);
}

/** With a cookie of a session that has ended, by logout, another device, a role or the erasure of the account. */
export async function useEndedSession(member: Account): Promise<void> {
  const [cookie] = member.ended.slice(-1 - member.below(3));
  if (cookie === undefined) return;
  await member.asNobody({ method: 'GET', target: `/api/users/${member.id}`, headers: { cookie } }, [401]);
  await member.asNobody({ method: 'GET', target: '/care', headers: { cookie } }, [200, 302, 303]);
}

/** Erases the account and registers the same address anew, which buys, since its trial is used. */
export async function eraseAndRegister(member: Account): Promise<void> {
  const body = JSON.stringify({ email: member.email });
  const answer = await member.call({ method: 'DELETE', target: `/api/users/${member.id}`, body }, [202, 204]);
  if (answer === undefined || answer.status > 204) return;
  member.forget();
  await useEndedSession(member);
  if (await member.register()) await buy(member);
}

/** What is opened to everybody with her session: news of other tabs. */
export const listen = (member: Account): Promise<void> =>
  member.traffic.listen({
    owner: member.owner,
    sent: member.signed({
      method: 'GET',
      target: '/api/platform/events',
      headers: { accept: 'text/event-stream' },
    }),
  });

const TEAM = [
  '/api/feedback',
  '/api/community/moderation',
  '/api/platform/overview',
  '/api/platform/admin-actions',
];

/** What only the team may read: refused to everybody else. */
export async function readAsTeam(member: Account): Promise<void> {
  const target = member.pick(TEAM);
  const sent = member.signed({ method: 'GET', target });
  const expected = member.isAdmin ? [200] : [403];
  await member.traffic.send({ owner: member.owner, sent, expected, mayNameOthers: member.isAdmin });
}
