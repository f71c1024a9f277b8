import type { Contract } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Answer = (request: FastifyRequest, reply: FastifyReply) => void;
type Count = (request: FastifyRequest) => Promise<void>;

/** Every route of the application: described endpoints, and the few that are not part of the API. */
export class EndpointList {
  readonly endpoints: Contract[] = [];
  /** `GET /healthz` and the like. */
  readonly others: string[] = [];
  private readonly answers = new Map<Contract, Answer>();
  private readonly counts = new Map<Contract, Count>();

  add(method: string, url: string, endpoint: Contract | undefined): void {
    if (method === 'HEAD') return;
    if (endpoint === undefined) this.others.push(`${method} ${url}`);
    else this.endpoints.push(endpoint);
  }

  /** Who answers an endpoint, once the application is put together. */
  answerBy(endpoint: Contract, answer: Answer): void {
    this.answers.set(endpoint, answer);
  }

  /** How the calls of an open endpoint are counted, before anything of them is read. */
  countBy(endpoint: Contract, count: Count): void {
    this.counts.set(endpoint, count);
  }

  /** Undefined where nothing counts them. */
  count(endpoint: Contract, request: FastifyRequest): Promise<void> | undefined {
    return this.counts.get(endpoint)?.(request);
  }

  answer(endpoint: Contract, request: FastifyRequest, reply: FastifyReply): void {
    const answer = this.answers.get(endpoint);
    if (answer === undefined) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
    answer(request, reply);
  }
}
