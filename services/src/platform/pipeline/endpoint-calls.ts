import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { soon, type Soon } from '../database/soon';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callsOutside } from '../http/calls-outside';
import { endpointMarked } from '../http/endpoint';
import { EndpointList } from '../http/endpoint-list';
import { inSpan, runningRequest } from '../http/running-request';
import { callsOf, limitMarked, type CallLimit } from '../limits/limited';
import { SessionGuard } from '../session/session.guard';
import { EndpointPipeline, type EndpointHandler } from './endpoint-pipeline';

type Handler = (call: unknown) => unknown;

/**
 * Leads each described call from the server straight to its handler. Nest puts controllers together and knows their
 * routes; its way through guards, interceptors and observables costs as much again as the call itself.
 */
@Injectable()
export class EndpointCalls implements OnModuleInit {
  constructor(
    private readonly endpoints: EndpointList,
    private readonly modules: ModulesContainer,
    private readonly guard: SessionGuard,
    private readonly pipeline: EndpointPipeline,
  ) {}

  onModuleInit(): void {
    const controllers = [...this.modules.values()].flatMap((module) => [...module.controllers.values()]);
    for (const { instance } of controllers)
      if (typeof instance === 'object' && instance !== null) this.lead(instance);
  }

  private lead(controller: object): void {
    const prototype = Object.getPrototypeOf(controller) as Record<string, Handler>;
    for (const name of new MetadataScanner().getAllMethodNames(prototype)) {
      const method = prototype[name];
      const endpoint = method && endpointMarked(method);
      if (method === undefined || endpoint === undefined) continue;
      const handlerName = `${prototype.constructor.name}.${name}`;
      const handler = {
        answer: method.bind(controller),
        limit: limitMarked(method),
        callsOutside: callsOutside(method),
      };
      this.countFirst(endpoint, limitMarked(method));
      this.endpoints.answerBy(endpoint, (request, reply) => {
        if (lacksAnId(request.params as Record<string, unknown>)) return reply.callNotFound();
        const send = (answer: unknown) => void (reply.sent || reply.send(answer));
        // What is no error would be sent as an answer.
        const fail = (failure: unknown) =>
          void reply.send(failure instanceof Error ? failure : new Error(String(failure)));
        try {
          const done = soonInSpan(handlerName, () => this.answered(endpoint, handler, request, reply));
          if (done instanceof Promise) done.then(send, fail);
          else send(done);
        } catch (failure) {
          fail(failure);
        }
      });
    }
  }

  /** Before anything of it is read: what is refused counts as well, and a repeat that is answered from what was kept. */
  private countFirst(endpoint: Contract, limit: CallLimit | undefined): void {
    if (endpoint.access !== 'open' || limit === undefined) return;
    const calls = callsOf(limit);
    this.endpoints.countBy(endpoint, (request) => this.pipeline.count(calls, request));
  }

  private answered(
    endpoint: Contract,
    handler: EndpointHandler,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Soon<unknown> {
    return soon(this.guard.admit(endpoint, request, reply), () =>
      this.pipeline.answer(endpoint, handler, request, reply),
    );
  }
}

/** Between two slashes there is none. */
function lacksAnId(params: Record<string, unknown>): boolean {
  for (const name in params) if (params[name] === '') return true;
  return false;
}

/** In a span where traces are kept, else at once. */
function soonInSpan<T>(name: string, work: () => Soon<T>): Soon<T> {
  return runningRequest.get()?.around === undefined ? work() : inSpan(name, async () => work());
}
