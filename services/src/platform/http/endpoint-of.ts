import { Reflector } from '@nestjs/core';
import type { Contract } from '@nestwell/contracts/kernel/server';
import type { FastifyRequest } from 'fastify';

/** Metadata of a route handler: the contract it implements. Guards and interceptors read it through `Reflector`. */
export const Implements = Reflector.createDecorator<Contract>();

/** What a route keeps of the contract, readable from the request (`request.routeOptions.config.endpoint`). */
export interface EndpointConfig {
  endpoint: Contract;
}

/** The endpoint a request is for; undefined for pages and files. */
export function endpointOf(request: FastifyRequest): Contract | undefined {
  return (request.routeOptions?.config as Partial<EndpointConfig> | undefined)?.endpoint;
}
