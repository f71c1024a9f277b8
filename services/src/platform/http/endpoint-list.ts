import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Contract } from '@nestwell/contracts/kernel/server';
import type { FastifyInstance } from 'fastify';
import type { EndpointConfig } from './endpoint-of';

/** Every route of the application: described endpoints, and the few that are not part of the API. */
@Injectable()
export class EndpointList {
  readonly endpoints: Contract[] = [];
  /** `GET /healthz` and the like. */
  readonly others: string[] = [];

  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', ({ config, method, url }) => {
      const { endpoint } = (config ?? {}) as Partial<EndpointConfig>;
      for (const one of [method].flat()) this.add(one, url, endpoint);
    });
  }

  private add(method: string, url: string, endpoint: Contract | undefined): void {
    if (method === 'HEAD') return;
    if (endpoint === undefined) this.others.push(`${method} ${url}`);
    else this.endpoints.push(endpoint);
  }
}
