/** What holds calls, payments, previews, mails and admins; see `guards.mjs`. */
import { guardOf } from './guard-of.mjs';

const INPUT_TEST = 'services/src/platform/http/endpoint.http-spec.ts';
const CONTENT = 'services/src/platform/http/content.ts';
const CONTENT_TEST = 'services/src/platform/http/content.http-spec.ts';
const ACTIONS_TEST = 'services/src/admin-actions.db-spec.ts';
const OVERLAYS_TEST = 'services/src/releases/previews/overlays.http-spec.ts';
const ACTIONS = 'services/src/platform/audit/admin-actions.ts';

export const siteGuards = [
  {
    guard: 'What a browser requests by itself signs nobody in',
    file: 'services/src/platform/http/script-call.ts',
    from: "if (!isScriptCall(headers)) throw forbidden('This address is for scripts: a link to it signs nobody in');",
    to: 'isScriptCall(headers);',
    proof: ['services/src/account/login/login-by-link.http-spec.ts', '%s signs nobody in and nobody out'],
  },
  guardOf(
    'A payment’s event is confirmed by its provider',
    'services/src/billing/webhooks/webhooks.controller.ts',
    "throw badRequest('signature', 'is not confirmed by PayPal');",
    '',
    'services/src/billing/providers/paypal/webhook.http-spec.ts',
    'refuses an event that is unsigned or that PayPal does not confirm',
  ),
  guardOf(
    'A body is bounded in bytes',
    'services/src/platform/http/fastify.ts',
    'route.bodyLimit = endpoint.bodyLimit;',
    'route.bodyLimit = 100 * endpoint.bodyLimit;',
    INPUT_TEST,
    '%s is refused',
  ),
  guardOf(
    '… and in levels',
    CONTENT,
    "if (depth > MAX_DEPTH) throw badRequest('body', 'is nested too deeply');",
    '',
    CONTENT_TEST,
    'nothing reads a body of more than 64 levels',
  ),
  guardOf(
    '… and names no prototype',
    CONTENT,
    "if (name === '__proto__') throw badRequest('__proto__', 'is not a field of this request');",
    '',
    CONTENT_TEST,
    'a prototype %s never gets as far as what checks the fields',
  ),
  guardOf(
    'An answer that is kept for a repeat is its caller’s alone',
    'services/src/platform/idempotency/idempotency.ts',
    'return {\n    userId,',
    'return {\n    userId: NOBODY,',
    'services/src/platform/idempotency/idempotency.http-spec.ts',
    'belongs to one user where the address and the body say nothing of her too',
  ),
  guardOf(
    'Nothing is written for an account that is being erased or is gone',
    'services/src/account/users/owned-rows.repository.ts',
    'if (!(await this.isHeld(userId, manager, queryRunner))) throw goneFor(userId);',
    '',
    'services/src/owned-rows.http-spec.ts',
    'of a call that was admitted before and writes afterwards are refused',
  ),
  guardOf(
    'Only push services are called where a member names an address',
    'services/src/calendar/push/push.service.ts',
    "if (!this.services.has(endpoint)) throw badRequest('endpoint', 'is not a known push service');",
    '',
    'services/src/calendar/push/push.http-spec.ts',
    'never calls an address that is no push service',
  ),
  guardOf(
    'A page whose address a member names is read from the open network only',
    'services/src/platform/outside/public-addresses.ts',
    '!addresses.every(({ address }) => allows(address))',
    'false',
    'services/src/nutrition/recipe-import/recipe-import.service.spec.ts',
    'what a page leads to at %s',
  ),
  guardOf(
    'Nor from an address that is written as a number',
    'services/src/platform/outside/public-page.ts',
    'refuseWritten(hostname, this.allows);',
    '',
    'services/src/nutrition/recipe-import/recipe-import.service.spec.ts',
    'what a page leads to at %s',
  ),
  guardOf(
    'Previews are not for the public in production',
    'services/src/releases/previews/may-preview.ts',
    "return trusted || config.environment !== 'production';",
    'return true;',
    OVERLAYS_TEST,
    'is not for the public in production, but for everybody in staging',
  ),
  guardOf(
    'What admins change is recorded',
    ACTIONS,
    'if (entry === undefined || adminId === undefined) return undefined;',
    'return undefined;',
    ACTIONS_TEST,
    'says who did what, about what, why and when',
  ),
  guardOf(
    '… in one transaction with it',
    ACTIONS,
    "await this.actions.add({ ...action, whose, outcome: 'done' });\n      return answer;",
    "void this.actions.add({ ...action, whose, outcome: 'done' }).catch(() => undefined);\n      return answer;",
    ACTIONS_TEST,
    'does nothing that it cannot write down',
  ),
  guardOf(
    'A mail does not carry words of whoever typed her address',
    'services/src/account/users/spoken-name.ts',
    "return isName(name) ? name : 'there';",
    'return name;',
    'services/src/account/users/spoken-name.spec.ts',
    'a mail brings nobody the message %s',
  ),
];
