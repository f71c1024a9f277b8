import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { statusOf, tabName, type EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { AdminActions } from '../audit/admin-actions';
import { Config } from '../config/config';
import { Idempotency } from '../idempotency/idempotency';
import { addressOf } from '../http/address';
import { callerOf } from '../http/caller';
import type { ValidParts, ValidRequest } from '../http/call';
import { endpointOf } from '../http/endpoint-of';
import { Paged } from '../http/paging';
import { Changes } from '../in-step/changes';
import { limitOf } from '../limits/limited';
import { RateLimits } from '../limits/rate-limits';
import { parsed } from '../http/validation';
import { callsOutside } from '../http/calls-outside';
import { afterWaiting } from '../time/waited';

interface Handler {
  run: () => Promise<unknown>;
  callsOutside: boolean;
  admit: () => Promise<void>;
}

/** What happens to every described call between the guard and its handler: validation, repeats, pages, plain nulls. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly adminActions: AdminActions,
    private readonly changes: Changes,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ValidRequest>();
    const endpoint = endpointOf(request);
    if (endpoint === undefined) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const limit = limitOf(context, request, this.config);
    return from(
      this.answer(endpoint, request, reply, {
        run: () => firstValueFrom(next.handle(), { defaultValue: undefined }),
        callsOutside: callsOutside(context),
        admit: async () => {
          if (limit !== undefined) await this.limits.hit(limit);
        },
      }),
    );
  }

  private async answer(
    endpoint: EndpointShape,
    request: ValidRequest,
    reply: FastifyReply,
    handler: Handler,
  ) {
    request.valid = validPartsOf(endpoint, request);
    const { params, body } = request.valid;
    const { callsOutside } = handler;
    const result = await this.adminActions.recorded(
      { endpoint, params, body, adminId: callerOf(request).user?.id, callsOutside },
      handler.run,
      (run) => this.once(endpoint, request, { params, body }, { ...handler, run }),
    );
    this.tellChanges(endpoint, request);
    if (result instanceof Paged) return rowsOf(result, request, reply);
    if (statusOf(endpoint) === 204) return undefined;
    if (result !== null && result !== undefined) return result as unknown;
    // An absent thing is a JSON null; the adapter would send an empty body, which no client can parse.
    void reply.header('content-type', 'application/json; charset=utf-8').serializer(String);
    return 'null';
  }

  /** What an endpoint of hers changes, every open screen of hers hears of. */
  private tellChanges({ changes = [] }: EndpointShape, request: ValidRequest): void {
    const { user } = callerOf(request);
    if (changes.length === 0 || user === undefined) return;
    const { data: tab } = tabName.safeParse(request.headers['x-tab']);
    this.changes.note(changes, { userId: user.id, tab });
  }

  private async once(
    endpoint: EndpointShape,
    request: ValidRequest,
    { params, body }: ValidParts,
    { run, admit, callsOutside }: Handler,
  ) {
    const key = request.headers['idempotency-key'];
    if (endpoint.idempotent !== true || key === undefined) {
      await admit();
      return run();
    }
    const { user, cookie } = callerOf(request);
    const call = { endpoint, key: String(key), userId: user?.id, params, body, cookie };
    const waited = request.headers['x-waited'];
    return this.idempotency.once({ ...call, callsOutside, admit }, () => afterWaiting(waited, run));
  }
}

function validPartsOf(endpoint: EndpointShape, request: ValidRequest): ValidParts {
  return {
    params: parsed(endpoint.params, request.params),
    query: parsed(endpoint.query, request.query),
    // A body that is left out is an empty one, so that the answer names the field that is missing.
    body: parsed(endpoint.body, request.body ?? (endpoint.body ? {} : undefined)),
  };
}

function rowsOf(page: Paged<unknown>, request: ValidRequest, reply: FastifyReply): readonly unknown[] {
  if (page.next !== undefined) {
    const url = addressOf(request);
    url.searchParams.set('before', page.next);
    void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.rows;
}
