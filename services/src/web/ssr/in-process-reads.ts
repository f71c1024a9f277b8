import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runningRequest } from '../../platform/http/running-request';
import { Visitors } from '../../platform/session/visitors';
import type { SessionUser } from '../../platform/session-user';

/** The data of a response and, of a list that goes on, where its next page begins. */
interface ReadResponse {
  data: unknown;
  next?: string;
}

/** Calls a GET endpoint of this site as the browser of a page would. Rejects where the call is refused or fails. */
export type InProcessRead = (url: string) => Promise<ReadResponse>;

/** The request of a page, and whose session it was found to have. */
export interface PageRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  user: SessionUser | undefined;
}

/** Headers that say who calls, and from where. */
const FORWARDED_HEADERS = [
  'cookie',
  'host',
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-proto',
];
/** Of one response that travels in a page. */
const MAX_CHARACTERS = 200_000;

/** Calls endpoints within this process, through the same guards and validation as a request from outside. */
@Injectable()
export class InProcessReads {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly visitors: Visitors,
  ) {}

  of(page: PageRequest): InProcessRead {
    const { request, user } = page;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-timezone': user?.timezone ?? 'UTC',
    };
    for (const name of FORWARDED_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const { traceparent } = runningRequest.get() ?? {};
    if (traceparent !== undefined) headers.traceparent = traceparent;
    const inject = async (url: string) =>
      this.host.httpAdapter
        .getInstance()
        .inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress });
    return async (url) => {
      const response = await this.visitors.shareSession(page, () => inject(url));
      const { statusCode, payload } = response;
      if (statusCode !== 200) throw new Error(`${url} responds with ${statusCode}`);
      if (payload.length > MAX_CHARACTERS) throw new Error(`${url} has ${payload.length} characters`);
      const data: unknown = payload === '' ? null : JSON.parse(payload);
      return { data, next: nextIn(String(response.headers.link)) };
    };
  }
}

/** The cursor in `Link: </api/…?before=…>; rel="next"`. */
function nextIn(link: string): string | undefined {
  const address = /<([^<>]+)>; rel="next"/.exec(link)?.[1];
  if (address === undefined) return undefined;
  return new URL(address, 'http://site').searchParams.get('before') ?? undefined;
}
