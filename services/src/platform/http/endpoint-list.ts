import type { EndpointShape } from '@nestwell/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Answer = (request: FastifyRequest, reply: FastifyReply) => void;
type Count = (request: FastifyRequest) => Promise<void>;

/** Every route of the application: described endpoints, and the few that are not part of the API. */
export class EndpointList {
  readonly endpoints: EndpointShape[] = [];
  /** `GET /healthz` and the like. */
  readonly others: string[] = [];
  private readonly answers = new Map<EndpointShape, Answer>();
  private readonly counts = new Map<EndpointShape, Count>();

  add(method: string, url: string, endpoint: EndpointShape | undefined): void {
    if (method === 'HEAD') return;
    if (endpoint === undefined) this.others.push(`${method} ${url}`);
    else this.endpoints.push(endpoint);
  }

  /** Who answers an endpoint, once the application is put together. */
  answerBy(endpoint: EndpointShape, answer: Answer): void {
    this.answers.set(endpoint, answer);
  }

  /** How the calls of an open endpoint are counted, before anything of them is read. */
  countBy(endpoint: EndpointShape, count: Count): void {
    this.counts.set(endpoint, count);
  }

  /** Undefined where nothing counts them. */
  count(endpoint: EndpointShape, request: FastifyRequest): Promise<void> | undefined {
    return this.counts.get(endpoint)?.(request);
  }

  answer(endpoint: EndpointShape, request: FastifyRequest, reply: FastifyReply): void {
    const answer = this.answers.get(endpoint);
    if (answer === undefined) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
    answer(request, reply);
  }
}
