import type { EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

/** Every route of the application: described endpoints, and the few that are not part of the API. */
export class EndpointList {
  readonly endpoints: EndpointShape[] = [];
  /** `GET /healthz` and the like. */
  readonly others: string[] = [];
  private readonly answers = new Map<EndpointShape, Answer>();

  add(method: string, url: string, endpoint: EndpointShape | undefined): void {
    if (method === 'HEAD') return;
    if (endpoint === undefined) this.others.push(`${method} ${url}`);
    else this.endpoints.push(endpoint);
  }

  /** Who answers an endpoint, once the application is put together. */
  answerBy(endpoint: EndpointShape, answer: Answer): void {
    this.answers.set(endpoint, answer);
  }

  answer(endpoint: EndpointShape, request: FastifyRequest, reply: FastifyReply): void {
    const answer = this.answers.get(endpoint);
    if (answer === undefined) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
    answer(request, reply);
  }
}
