import { createServer, type Server } from 'node:http';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Leaving } from '../leaving';
import { Metrics } from './metrics';

/** Counts what is answered, and tells Prometheus at a port of its own, which no proxy shows to people. */
@Injectable()
export class MetricsServer implements OnModuleInit, OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly config: Config,
    private readonly metrics: Metrics,
    private readonly leaving: Leaving,
    private readonly database: Database,
  ) {}

  async onModuleInit(): Promise<void> {
    const { metricsPort } = this.config;
    if (metricsPort === undefined) return;
    this.count();
    const { registry } = this.metrics;
    this.server = createServer((_, response) => {
      void registry.metrics().then((text) => {
        response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      });
    });
    await this.listen(this.server, metricsPort);
  }

  onApplicationShutdown(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  /** Where it is told. */
  get port(): number | undefined {
    const address = this.server?.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  private count(): void {
    const { metrics, leaving } = this;
    this.database.onRetry = (cause) => metrics.retried(cause);
    collectDefaultMetrics({ register: metrics.registry });
    new Gauge({
      name: 'nestwell_leaving',
      help: '1 while the process serves on although it was asked to end',
      registers: [metrics.registry],
      collect() {
        this.set(leaving.isSo ? 1 : 0);
      },
    });
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
      metrics.answered(labels, reply.elapsedTime / 1000);
    });
  }

  private listen(server: Server, port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, this.config.host, resolve);
    });
  }
}
