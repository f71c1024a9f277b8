import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody, ErrorCode } from '@nestwell/contracts/kernel/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpointOf } from '../http/endpoint-of';
import { ApiError } from '../http/errors';
import { UndeclaredCodes } from '../http/undeclared-codes';
import { OutageLog } from './outage-log';
import { answerToOutage } from './outages';

/** What the HTTP server itself refuses, by its status. */
const CODES: Readonly<Record<number, [code: ErrorCode, message: string]>> = {
  400: ['invalid', 'The request could not be read'],
  401: ['unauthorized', 'Sign in first'],
  403: ['forbidden', 'This is not allowed'],
  404: ['not_found', 'Not found'],
  405: ['method_not_allowed', 'This method is not allowed here'],
  413: ['too_large', 'The request is too large'],
  414: ['too_large', 'The address is too long'],
  415: ['unsupported_media_type', 'Send JSON (application/json)'],
  429: ['too_many_requests', 'Too many tries, please wait a little'],
  431: ['too_large', 'The request headers are too large'],
  503: ['unavailable', 'This is not available right now'],
};

interface Refusal {
  status: number;
  body: ErrorBody;
  headers?: Readonly<Record<string, string>>;
}

/** Every failure leaves as `{ code, message, field? }`; what we did not mean is logged and says nothing of its cause. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(
    private readonly undeclared: UndeclaredCodes,
    private readonly outages: OutageLog,
  ) {}

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (isHangUp(failure, reply)) return;
    const error = this.describe(failure, request);
    const endpoint = endpointOf(request);
    if (endpoint !== undefined) this.undeclared.notice(endpoint, error.body.code);
    if (reply.sent) return;
    void reply
      .status(error.status)
      .headers({
        ...error.headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(JSON.stringify(error.body));
  }

  private describe(failure: unknown, request: FastifyRequest): Refusal {
    if (failure instanceof ApiError) return failure;
    const status = statusOf(failure);
    if (status !== undefined && status < 500) return ofStatus(status);
    const outage = answerToOutage(failure);
    if (outage !== undefined) {
      this.outages.note(failure);
      return outage;
    }
    this.logger.error(
      `${request.method} ${request.routeOptions?.url ?? 'unknown route'} failed`,
      causeOf(failure),
    );
    return new ApiError('internal', 'Something went wrong on our side');
  }
}

/** Whoever asked closed the connection before the response: nothing failed, and there is nobody to tell. */
const isHangUp = (failure: unknown, { raw }: FastifyReply) =>
  raw.destroyed &&
  failure instanceof Error &&
  'code' in failure &&
  failure.code === 'ERR_STREAM_PREMATURE_CLOSE';

function statusOf(failure: unknown): number | undefined {
  if (failure instanceof HttpException) return failure.getStatus();
  if (failure instanceof Error && 'statusCode' in failure && typeof failure.statusCode === 'number') {
    return failure.statusCode;
  }
  return undefined;
}

function ofStatus(status: number): Refusal {
  const [code, message] = CODES[status] ?? ['invalid', 'The request could not be answered'];
  return { status, body: { code, message } };
}

/** A failed query carries its parameters, which may be someone's health data: only its place is logged. */
function causeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'a value that is not an error was thrown';
  if ('query' in failure && typeof failure.query === 'string') {
    return `${failure.name}: ${codeOf(failure)} in ${failure.query}\n${placesOf(failure)}`;
  }
  return failure.stack ?? failure.message;
}

const codeOf = (failure: Error) => ('code' in failure ? String(failure.code) : 'unknown code');
const placesOf = (failure: Error) =>
  (failure.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
