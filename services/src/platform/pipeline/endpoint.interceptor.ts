import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { statusOf, type EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Idempotency } from '../idempotency/idempotency';
import type { CalledRequest } from '../session/caller';
import { SessionCookie } from '../session/session-cookie';
import { callsOutside } from '../http/calls-outside';
import { addressOf } from '../http/address';
import { endpointOf, type ValidRequest } from '../http/endpoint';
import { Paged } from '../http/paging';
import { parsed } from '../http/validation';

interface Handler {
  run: () => Promise<unknown>;
  callsOutside: boolean;
}

type Request = CalledRequest & ValidRequest & { sessionCookie?: SessionCookie };

/** What happens to every described call between the guard and its handler: validation, repeats, pages, plain nulls. */
@Injectable()
export class EndpointInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const endpoint = endpointOf(request);
    if (endpoint === undefined) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(
      this.answer(endpoint, request, reply, {
        run: () => firstValueFrom(next.handle(), { defaultValue: undefined }),
        callsOutside: callsOutside(context),
      }),
    );
  }

  private async answer(endpoint: EndpointShape, request: Request, reply: FastifyReply, handler: Handler) {
    request.valid = validPartsOf(endpoint, request);
    const result = await this.once(endpoint, request, reply, handler);
    if (result instanceof Paged) return rowsOf(result, request, reply);
    if (statusOf(endpoint) === 204) return undefined;
    if (result !== null && result !== undefined) return result as unknown;
    // An absent thing is a JSON null; the adapter would send an empty body, which no client can parse.
    void reply.header('content-type', 'application/json; charset=utf-8').serializer(String);
    return 'null';
  }

  private once(endpoint: EndpointShape, request: Request, reply: FastifyReply, handler: Handler) {
    const key = request.headers['idempotency-key'];
    if (endpoint.idempotent !== true || key === undefined) return handler.run();
    const cookie = (request.sessionCookie ??= new SessionCookie(request, reply));
    const { params, body } = request.valid ?? {};
    const userId = request.caller?.user?.id;
    const call = { endpoint, key: String(key), userId, params, body, cookie };
    return this.idempotency.once({ ...call, callsOutside: handler.callsOutside }, handler.run);
  }
}

function validPartsOf(endpoint: EndpointShape, request: Request) {
  return {
    params: parsed(endpoint.params, request.params),
    query: parsed(endpoint.query, request.query),
    // A body that is left out is an empty one, so that the answer names the field that is missing.
    body: parsed(endpoint.body, request.body ?? (endpoint.body ? {} : undefined)),
  };
}

function rowsOf(page: Paged<unknown>, request: Request, reply: FastifyReply): readonly unknown[] {
  if (page.next !== undefined) {
    const url = addressOf(request);
    url.searchParams.set('before', page.next);
    void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.rows;
}
