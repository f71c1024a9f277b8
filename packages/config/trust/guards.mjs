/**
 * What stands between a caller and what is not hers: each with the change that takes it away, and a test that fails then.
 * `guards.mjs` of the checks insists that no refusal in the services is missing here; `pnpm trust:guards` makes each change.
 */
import { identityGuards } from './identity-guards.mjs';
import { siteGuards } from './site-guards.mjs';

const SESSION = 'services/src/platform/session/';
const GUARD = `${SESSION}session.guard.ts`;
const SESSIONS_TEST = `${SESSION}session.http-spec.ts`;
const ENDS_TEST = `${SESSION}session-ends.http-spec.ts`;
const INPUT_TEST = 'services/src/platform/http/endpoint.http-spec.ts';
const ROLES_TEST = 'services/src/account/users/roles.http-spec.ts';
const PROOF_TEST = 'services/src/account/proof/fresh-proof.http-spec.ts';
const WITHOUT_PLAN_TEST = 'services/src/without-plan.db-spec.ts';
const PROVED = 'everything that needs one asks a member who closed nothing too';

const ASKED = 'await this.fresh.require(user.id, cookie);\n    ';
const ASKED_AS = 'await this.fresh.require(userId, cookie);\n    ';
const ERASURE = 'services/src/account/erasure/erasure.controller.ts';
const PASSKEYS = 'services/src/account/signing-in/passkeys.controller.ts';
const SIGNING_IN = 'services/src/account/signing-in/signing-in.controller.ts';

/** Each call that asks for a fresh proof first, by what it does after it. */
const provedFirst = [
  ['an export', ERASURE, ASKED_AS, 'return { exportedAt:'],
  ['erasing', ERASURE, ASKED_AS, 'const isGone = await this.erasure.erase('],
  ['beginning a passkey', PASSKEYS, ASKED, 'return this.added.creationFor'],
  ['adding it', PASSKEYS, ASKED, 'const { name, made }'],
  ['removing one', PASSKEYS, ASKED, "await this.changes.make(user.id, cookie, 'A passkey was removed'"],
  ['a code at each login', SIGNING_IN, ASKED, 'const what ='],
  ['recovery codes', SIGNING_IN, ASKED, 'return this.changes.make'],
].map(([what, file, asked, next]) => ({
  guard: `A fresh proof before ${what}`,
  file,
  from: asked + next,
  to: next,
  proof: [PROOF_TEST, PROVED],
}));

export const guards = [
  {
    guard: 'Without a session nothing but open calls',
    file: GUARD,
    from: 'if (user === undefined) throw unauthorized();\n    agree',
    to: 'if (user === undefined) return;\n    agree',
    proof: [SESSIONS_TEST, 'a header alone proves nothing'],
  },
  {
    guard: 'The header `x-user-id` agrees with the session',
    file: GUARD,
    from: "agree([request.headers['x-user-id']], user);",
    to: '',
    proof: [SESSIONS_TEST, "another one's header is refused"],
  },
  {
    guard: 'A `userId` sent along is her own',
    file: GUARD,
    from: 'if (id !== user.id && id.toLowerCase() !== user.id) throw forbidden();',
    to: '',
    proof: [SESSIONS_TEST, "another one's path is refused"],
  },
  {
    guard: '… in the body too',
    file: GUARD,
    from: 'addUserIds(ids, body);',
    to: '',
    proof: [SESSIONS_TEST, "another one's id in the body is refused"],
  },
  {
    guard: '… and in the query',
    file: GUARD,
    from: 'addUserIds(ids, query);',
    to: '',
    proof: [SESSIONS_TEST, "another one's id in the query is refused"],
  },
  {
    guard: 'An open call names nobody without a session',
    file: GUARD,
    from: 'if (user === undefined) throw unauthorized();\n    if (id',
    to: 'if (user === undefined) return;\n    if (id',
    proof: ['services/src/account/feedback/feedback.http-spec.ts', 'is never sent in the name of another'],
  },
  {
    guard: 'What is for the team takes an admin',
    file: GUARD,
    from: "if (user.role !== 'admin') throw forbidden('Only for the team');",
    to: '',
    proof: [SESSIONS_TEST, 'a member is not of the team'],
  },
  {
    guard: 'An admin writes only while she still is one',
    file: 'services/src/platform/audit/admin-actions.ts',
    from: "if ((await this.directory.lockRole(adminId)) !== 'admin') throw unauthorized();",
    to: '',
    proof: [
      'services/src/taken-role.db-spec.ts',
      'an admin call that was admitted just before her role is taken does nothing, whichever call it is',
    ],
  },
  {
    guard: 'Features take a running trial or plan',
    file: 'services/src/platform/session/plans.ts',
    from: 'throw paymentRequired();',
    to: 'return;',
    proof: [
      'services/src/billing/subscription/subscription.http-spec.ts',
      'feature calls answer 402, the account’s own stay open',
    ],
  },
  {
    guard: '… at the door of each call',
    file: 'services/src/platform/session/session.guard.ts',
    from: "if (endpoint.access === 'subscriber') await this.plans.require(user);",
    to: '',
    proof: [
      'services/src/billing/subscription/subscription.http-spec.ts',
      'feature calls answer 402, the account’s own stay open',
    ],
  },
  {
    guard: 'Notes of a baby but those that Care needs take one too',
    file: 'services/src/care/baby-log/baby-log-access.ts',
    from: 'this.plans.require(user)',
    to: 'undefined',
    proof: [WITHOUT_PLAN_TEST, 'contractions are timed, pumping is not'],
  },
  {
    guard: 'Meals but a day’s quick drinks take one too',
    file: 'services/src/nutrition/meals/meals-access.ts',
    from: 'if (!isQuickDrink(meal)) await this.plans.require(user);',
    to: '',
    proof: [WITHOUT_PLAN_TEST, 'a day’s caffeine is counted: its meals, and the quick drinks'],
  },
  {
    guard: '… when they are listed',
    file: 'services/src/nutrition/meals/meals-access.ts',
    from: 'if (!isOneDay) await this.plans.require(user);',
    to: '',
    proof: [WITHOUT_PLAN_TEST, 'a day’s caffeine is counted: its meals, and the quick drinks'],
  },
  {
    guard: '… when one is taken away',
    file: 'services/src/nutrition/meals/meals-access.ts',
    from: 'if (meal && !isQuickDrink(meal)) await this.plans.require(user);',
    to: '',
    proof: [WITHOUT_PLAN_TEST, 'a day’s caffeine is counted: its meals, and the quick drinks'],
  },
  {
    guard: 'Reminders but medication take one too',
    file: 'services/src/calendar/calendar-access.ts',
    from: 'await this.plans.require(user);',
    to: 'return;',
    proof: [
      'services/src/calendar/push/medication-without-plan.http-spec.ts',
      'lets her tick and stop what rings, and nothing else',
    ],
  },
  {
    guard: '… when one is ticked',
    file: 'services/src/calendar/reminders/reminders.controller.ts',
    from: 'await this.access.require(user, await this.reminders.typeOf(user.id, reminderId));',
    to: '',
    proof: [
      'services/src/calendar/push/medication-without-plan.http-spec.ts',
      'lets her tick and stop what rings, and nothing else',
    ],
  },
  {
    guard: '… when one is deleted',
    file: 'services/src/calendar/reminders/deletions.controller.ts',
    from: 'await this.access.require(user, await this.reminders.typeOf(user.id, reminderId));',
    to: '',
    proof: [
      'services/src/calendar/push/medication-without-plan.http-spec.ts',
      'lets her tick and stop what rings, and nothing else',
    ],
  },
  {
    guard: 'Pages of other sites call nothing',
    file: 'services/src/platform/http/origin.ts',
    from: 'if (origin !== undefined && !ownOrigins(request, publicUrl).has(origin)) throw foreign();',
    to: '',
    proof: [INPUT_TEST, 'a call from the origin %s is refused'],
  },
  {
    guard: '… also where the browser tells no origin',
    file: 'services/src/platform/http/origin.ts',
    from: "if (request.headers['sec-fetch-site'] === 'cross-site') throw foreign();",
    to: '',
    proof: [INPUT_TEST, 'a call that a browser says another site made is refused'],
  },
  {
    guard: 'Only JSON is read',
    file: 'services/src/platform/http/content.ts',
    from: 'fastify.removeAllContentTypeParsers();',
    to: '',
    proof: [INPUT_TEST, 'a body of type %s is refused'],
  },
  {
    guard: 'A cookie carries our signature',
    file: 'services/src/platform/http/session-cookie.ts',
    from: 'return valid ? value : undefined;',
    to: "return valid ? value : signed.slice(0, signed.lastIndexOf('.'));",
    proof: [SESSIONS_TEST, 'a forged cookie is none'],
  },
  {
    guard: 'Scripts cannot read it',
    file: 'services/src/platform/http/session-cookie.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    proof: [SESSIONS_TEST, 'travels in a cookie that scripts cannot read and other sites do not send'],
  },
  {
    guard: 'A session ends unused, and by age',
    file: `${SESSION}session-ends.ts`,
    from: 'return session.expiresAt > now && this.of(session) > now;',
    to: 'return session.expiresAt > now;',
    proof: [ENDS_TEST, 'a shorter end holds at once for sessions that run already'],
  },
  {
    guard: 'Signing in ends the session that came along',
    file: `${SESSION}sessions.ts`,
    from: 'await this.end(cookie);\n    const token',
    to: 'const token',
    proof: [SESSIONS_TEST, 'signing in again makes a new session and ends the old one'],
  },
  {
    guard: 'Logging out ends it on the server',
    file: `${SESSION}sessions.ts`,
    from: 'if (token !== undefined) await this.sessions.remove(tokenHashOf(token));',
    to: '',
    proof: [SESSIONS_TEST, 'a cookie is worth nothing after logging out'],
  },
  {
    guard: 'A token is renewed once',
    file: `${SESSION}session-proofs.ts`,
    from: 'throw unauthorized();',
    to: 'return;',
    proof: [ENDS_TEST, 'a session that another call renewed in between is not renewed again'],
  },
  {
    guard: 'A session is good for the role it was begun with',
    file: `${SESSION}signed-in.ts`,
    from: 'user.role === session.role ? user : undefined',
    to: 'user',
    proof: [ROLES_TEST, 'makes no session of a member one of an admin, however she became one'],
  },
  {
    guard: 'A login opens only the account of the typed address',
    file: 'services/src/account/users/users.service.ts',
    from: 'user?.email === email ? user : null',
    to: 'user',
    proof: [
      'services/src/account/login/login.http-spec.ts',
      'opens nothing where the row that was found has another address',
    ],
  },
  {
    guard: 'A request that names two hosts is refused',
    file: 'services/src/platform/http/request-target.ts',
    from: ' && !hasSeveralHosts(rawHeaders)',
    to: '',
    proof: [
      'services/src/platform/http/request-target.spec.ts',
      'routes a request that names two hosts nowhere, the same ones too',
    ],
  },
  {
    guard: 'Rows are reached as their owner',
    file: 'services/src/platform/database/user-rows.ts',
    from: 'return { ...where, userId: this.userId } as FindOptionsWhere<E>;',
    to: 'return { ...where } as FindOptionsWhere<E>;',
    proof: [
      'services/src/nutrition/meals/meal-changes.http-spec.ts',
      "answers 404 for somebody else's meal and leaves it",
    ],
  },
  {
    guard: 'A fresh proof is asked for',
    file: 'services/src/account/proof/fresh-proof.ts',
    from: "throw refused('proof_required', 'First show that it is you.');",
    to: 'return;',
    proof: [PROOF_TEST, PROVED],
  },
  ...provedFirst,
  ...identityGuards,
  ...siteGuards,
];
