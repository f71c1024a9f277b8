import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { watchQueries } from '../database/watch-queries';
import { endpointOf } from '../http/endpoint-of';
import { inSpan, runningRequest } from '../http/running-request';
import { loadLibrary, type Loaded } from './load-library';
import { queryName } from './query-name';
import { beginSpan, type Begun } from './spans';

/**
 * Where an `OTEL_EXPORTER_OTLP_ENDPOINT` is set, tells it of each request how long it and what it asked of the database
 * took: by route, handler and table, never whose it was, what was sent or what went wrong in words.
 */
@Injectable()
export class Tracing implements OnModuleInit, OnApplicationShutdown {
  private readonly begun = new WeakMap<FastifyRequest, Begun>();
  private library?: Loaded;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  async onModuleInit(): Promise<void> {
    const { tracesUrl } = this.config;
    if (tracesUrl === undefined) return;
    const library = await loadLibrary(tracesUrl);
    this.library = library;
    watchQueries(this.database.source, (sql, query) => inSpan(queryName(sql), query));
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', (request, reply, done) => {
      this.begin(library, request, reply);
      done();
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      this.end(request, reply);
      done();
    });
  }

  /** What has not been told yet is told first. */
  async onApplicationShutdown(): Promise<void> {
    await this.library?.stop();
  }

  private begin(library: Loaded, request: FastifyRequest, reply: FastifyReply): void {
    const running = runningRequest.get();
    if (running === undefined) return;
    const route = request.routeOptions.url ?? 'none';
    const begun = beginSpan(library, `${request.method} ${route}`, request.headers);
    begun.span.setAttributes({ 'http.request.method': request.method, 'http.route': route });
    this.begun.set(request, begun);
    running.around = begun.around;
    running.traceparent = begun.name;
    // The page hands it on with the calls that it makes while it opens.
    if (endpointOf(request) === undefined && request.headers.accept?.includes('text/html'))
      void reply.header('server-timing', `traceparent;desc="${begun.name}"`);
  }

  private end(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const span = this.begun.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: 2 });
    span?.end();
  }
}
