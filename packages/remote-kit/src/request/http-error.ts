import type { ErrorBody } from '@nestwell/contracts/kernel';

/** A refused call. The message is the status, a colon and a space, then the body (else the status text). */
export class HttpError extends Error {
  readonly status: number;
  /** The refusal's code and the first wrong field, where the server gave them. */
  readonly code: string | undefined;
  readonly field: string | undefined;
  /** The server's own sentence about it. */
  readonly reason: string | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'HttpError';
    this.status = status;
    const refusal = refusalIn(body);
    this.code = refusal.code;
    this.field = refusal.field;
    this.reason = refusal.message;
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
