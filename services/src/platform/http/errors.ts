import type { ErrorBody } from '@nestwell/contracts/kernel';

/** A refusal a caller is meant to see. `field` is the dotted name of the input that is wrong. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get body(): ErrorBody {
    const { code, message, field } = this;
    return field === undefined ? { code, message } : { code, message, field };
  }
}

/** 400 naming the input that is wrong: `badRequest('dueDate', 'must not be in the past')`. */
export const badRequest = (field: string, message: string) => new ApiError(400, 'invalid', message, field);
export const unauthorized = (message = 'Sign in first', code = 'unauthorized') =>
  new ApiError(401, code, message);
export const paymentRequired = () =>
  new ApiError(402, 'subscription_required', 'A running trial or plan is needed for this');
export const forbidden = (message = 'This is not yours', code = 'forbidden') =>
  new ApiError(403, code, message);
/** 404 for a thing that is missing or someone else's: `notFound('Meal')`. */
export const notFound = (what: string) => new ApiError(404, 'not_found', `${what} not found`);
export const conflict = (code: string, message: string, field?: string) =>
  new ApiError(409, code, message, field);
export const unprocessable = (code: string, message: string, field?: string) =>
  new ApiError(422, code, message, field);
/** 429; `retryAfter` in seconds is told to the caller as `Retry-After`. */
export const tooManyRequests = (retryAfter: number) =>
  new ApiError(429, 'too_many_requests', 'Too many tries, please wait a little', undefined, {
    'retry-after': String(Math.max(1, Math.ceil(retryAfter))),
  });
export const unavailable = (message = 'This is not available right now', code = 'unavailable') =>
  new ApiError(503, code, message);
