import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, HttpAdapterHost, MetadataScanner, Reflector } from '@nestjs/core';
import type { Contract } from '@nestwell/contracts/kernel/server';
import type { FastifyInstance } from 'fastify';
import { Config } from '../config/config';
import { endpointOf, Implements } from '../http/endpoint-of';
import { callsOf, type CallLimit, Limited, limitOf } from './limited';
import { RateLimits } from './rate-limits';

/**
 * Counts the calls of limited open endpoints by client when they arrive: those count too whose body cannot be read, and
 * repeats of answered ones. Nest runs its guards once the body was read.
 */
@Injectable()
export class OpenCallLimits implements OnModuleInit {
  private readonly reflector = new Reflector();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly adapter: HttpAdapterHost,
    private readonly limits: RateLimits,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const limits = new Map(this.openLimits());
    const fastify = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request) => {
      const endpoint = endpointOf(request);
      const limit = endpoint && limits.get(endpoint);
      if (limit !== undefined) await this.limits.hit(limitOf(limit, request, this.config));
    });
  }

  private *openLimits(): Generator<[Contract, CallLimit]> {
    const scanner = new MetadataScanner();
    for (const { metatype } of this.discovery.getControllers()) {
      const prototype = metatype?.prototype as Record<string, () => unknown>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        const endpoint = handler && this.reflector.get(Implements, handler);
        const limit = handler && this.reflector.get(Limited, handler);
        if (endpoint?.access === 'open' && limit !== undefined) yield [endpoint, callsOf(limit)];
      }
    }
  }
}
