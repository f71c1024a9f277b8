import { Injectable } from '@nestjs/common';
import { statusOf, tabName, type Contract } from '@nestwell/contracts/kernel/server';
import { soon, type Soon } from '../database/soon';
import type { FastifyReply } from 'fastify';
import { AdminActions } from '../audit/admin-actions';
import { Config } from '../config/config';
import { Idempotency } from '../idempotency/idempotency';
import { addressOf } from '../http/address';
import { callerOf } from '../http/caller';
import { callIn, type ValidRequest } from '../http/call';
import { validPartsOf } from '../http/validation';
import { Paged } from '../http/paging';
import { Changes } from '../in-step/changes';
import { limitOf, type CallLimit } from '../limits/limited';
import { RateLimits } from '../limits/rate-limits';
import { afterWaiting } from '../time/waited';

interface Handler {
  run: () => Soon<unknown>;
  callsOutside: boolean;
  /** Undefined where nothing bounds it. */
  admit: (() => Promise<void>) | undefined;
}

/** The method of a controller that answers a described call, and what is said beside it. */
export interface EndpointHandler {
  answer: (call: unknown) => unknown;
  limit: CallLimit | undefined;
  callsOutside: boolean;
}

/** What happens to every described call between the guard and its handler: validation, repeats, pages, plain nulls. */
@Injectable()
export class EndpointPipeline {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly adminActions: AdminActions,
    private readonly changes: Changes,
  ) {}

  /** Throws 429 after too many calls of this client. */
  count = (limit: CallLimit, request: ValidRequest) => this.limits.hit(limitOf(limit, request, this.config));

  answer(
    endpoint: Contract,
    { answer, limit, callsOutside }: EndpointHandler,
    request: ValidRequest,
    reply: FastifyReply,
  ): Soon<unknown> {
    request.valid = validPartsOf(endpoint, request);
    const counted = limit && limitOf(limit, request, this.config);
    void reply.status(statusOf(endpoint));
    return this.done(endpoint, request, reply, {
      run: () => answer(callIn(endpoint, request, reply)),
      callsOutside,
      admit: counted && (() => this.limits.hit(counted)),
    });
  }

  private done(
    endpoint: Contract,
    request: ValidRequest,
    reply: FastifyReply,
    handler: Handler,
  ): Soon<unknown> {
    // Most calls are nobody's whose actions are recorded, and pass with nothing put together for it.
    const done =
      endpoint.audited === undefined
        ? this.once(endpoint, request, handler)
        : this.recorded(endpoint, request, handler);
    return soon(done, (result) => {
      this.tellChanges(endpoint, request);
      if (result instanceof Paged) return rowsOf(result, request, reply);
      if (statusOf(endpoint) === 204) return undefined;
      if (result !== null && result !== undefined) return result;
      // An absent thing is a JSON null; the server would send an empty body, which no client can parse.
      void reply.header('content-type', 'application/json; charset=utf-8').serializer(String);
      return 'null';
    });
  }

  private recorded(endpoint: Contract, request: ValidRequest, handler: Handler): Soon<unknown> {
    const { params, body } = request.valid ?? {};
    const { callsOutside, run } = handler;
    return this.adminActions.recorded(
      { endpoint, params, body, adminId: callerOf(request).user?.id, callsOutside },
      run,
      (each) => this.once(endpoint, request, { ...handler, run: each }),
    );
  }

  /** What an endpoint of hers changes, every open screen of hers hears of. */
  private tellChanges({ changes = [] }: Contract, request: ValidRequest): void {
    const { user } = callerOf(request);
    if (changes.length === 0 || user === undefined) return;
    const { data: tab } = tabName.safeParse(request.headers['x-tab']);
    this.changes.note(changes, { userId: user.id, tab });
  }

  private once(
    endpoint: Contract,
    request: ValidRequest,
    { run, admit, callsOutside }: Handler,
  ): Soon<unknown> {
    const key = request.headers['idempotency-key'];
    if (endpoint.idempotent !== true || key === undefined) {
      return admit === undefined ? run() : admit().then(run);
    }
    const { params, body } = request.valid ?? {};
    const { user, cookie } = callerOf(request);
    const call = { endpoint, key: String(key), userId: user?.id, params, body, cookie };
    const waited = request.headers['x-waited'];
    return this.idempotency.once({ ...call, callsOutside, admit: admit ?? free }, () =>
      afterWaiting(waited, async () => run()),
    );
  }
}

const free = () => Promise.resolve();

function rowsOf(page: Paged<unknown>, request: ValidRequest, reply: FastifyReply): readonly unknown[] {
  if (page.next !== undefined) {
    const url = addressOf(request);
    url.searchParams.set('before', page.next);
    void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.rows;
}
