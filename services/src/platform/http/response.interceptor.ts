import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { statusOf } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { addressOf } from './address';
import { Implements } from './endpoint-of';
import { Paged } from './paging';

/** Turns what a handler returned into a body: a page into its rows and a `Link` header, nothing into a JSON null. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (statusOf(this.reflector.get(Implements, context.getHandler())) === 204)
      return next.handle().pipe(map(() => undefined));
    return next.handle().pipe(map((result) => bodyOf(result, http.getRequest<FastifyRequest>(), reply)));
  }
}

function bodyOf(result: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (result instanceof Paged) return rowsOf(result, request, reply);
  if (result !== null && result !== undefined) return result;
  // Fastify would send an empty body, which no client can parse.
  void reply.header('content-type', 'application/json; charset=utf-8').serializer(String);
  return 'null';
}

function rowsOf(page: Paged<unknown>, request: FastifyRequest, reply: FastifyReply): readonly unknown[] {
  if (page.next !== undefined) {
    const url = addressOf(request);
    url.searchParams.set('before', page.next);
    void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  }
  return page.rows;
}
