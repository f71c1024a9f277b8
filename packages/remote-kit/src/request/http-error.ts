import { codesOf, type CodeOf, type EndpointShape, type ErrorBody } from '@nestwell/contracts/kernel';

/** A refused call. The message is the status, a colon and a space, then the body (else the status text). */
export class HttpError extends Error {
  readonly status: number;
  /** The first wrong field, where the server gave one. */
  readonly field: string | undefined;
  /** The server's own sentence about it. */
  readonly reason: string | undefined;
  /** Which codes there are depends on the call: ask `refusalOf`. */
  private readonly code: string | undefined;

  constructor(
    status: number,
    statusText: string,
    body: string,
    /** How long the server asks to wait before the same is sent again. */
    readonly retryAfterMs?: number,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    const refusal = refusalIn(body);
    this.code = refusal.code;
    this.field = refusal.field;
    this.reason = refusal.message;
  }

  /** Undefined where the contract this was built with does not list the code; the server may be newer. */
  codeFor<E extends EndpointShape>(endpoint: E): CodeOf<E> | undefined {
    return codesOf(endpoint).find((code) => code === this.code);
  }
}

function refusalIn(body: string): Partial<Record<keyof ErrorBody, string>> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return {};
    const { code, message, field } = parsed as Record<string, unknown>;
    return { code: textOrNothing(code), message: textOrNothing(message), field: textOrNothing(field) };
  } catch {
    return {};
  }
}

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined);
