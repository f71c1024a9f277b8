import type { EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyRequest } from 'fastify';

/** What a route keeps of the contract, readable from the request (`request.routeOptions.config.endpoint`). */
export interface EndpointConfig {
  endpoint: EndpointShape;
}

/** The endpoint a request is for; undefined for pages and files. */
export function endpointOf(request: FastifyRequest): EndpointShape | undefined {
  return (request.routeOptions?.config as Partial<EndpointConfig> | undefined)?.endpoint;
}
