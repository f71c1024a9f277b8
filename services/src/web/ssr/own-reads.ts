import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { runningRequest } from '../../platform/http/running-request';

/** The JSON of an answer and, of a list that goes on, where its next page begins. */
export interface OwnAnswer {
  text: string;
  next?: string;
}

/** What an address of this site says to whoever opens the page; undefined where that is no answer. */
export type OwnRead = (url: string) => Promise<OwnAnswer | undefined>;

/** What says who asks, and from where. */
const PASSED_ON = ['cookie', 'host', 'user-agent', 'accept-language', 'x-forwarded-for', 'x-forwarded-proto'];
/** Letters of one answer in a page. */
const LARGEST = 200_000;

/** Reads for a page what its browser would ask for next: through the same door, past the same guards. */
@Injectable()
export class OwnReads {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  of(request: FastifyRequest, zone: string): OwnRead {
    const headers: Record<string, string> = { accept: 'application/json', 'x-timezone': zone };
    for (const name of PASSED_ON) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const { traceparent } = runningRequest.get() ?? {};
    if (traceparent !== undefined) headers.traceparent = traceparent;
    return async (url) => {
      const {
        statusCode,
        payload,
        headers: told,
      } = await this.host.httpAdapter
        .getInstance()
        .inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress });
      if (statusCode !== 200 || payload === '' || payload.length > LARGEST) return undefined;
      return { text: payload, next: nextIn(String(told.link)) };
    };
  }
}

/** The cursor in `Link: </api/…?before=…>; rel="next"`. */
function nextIn(link: string): string | undefined {
  const address = /<([^<>]+)>; rel="next"/.exec(link)?.[1];
  if (address === undefined) return undefined;
  return new URL(address, 'http://site').searchParams.get('before') ?? undefined;
}
