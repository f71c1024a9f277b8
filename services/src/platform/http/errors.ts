import { errorStatus, type ErrorBody, type ErrorCode } from '@nestwell/contracts/kernel/server';

interface ErrorDetails {
  /** The dotted name of the input that is wrong. */
  field?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal a caller is meant to see. Its status follows from its code, which its endpoint's contract lists. */
export class ApiError extends Error {
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { field, headers = {} }: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.body = { code, message, ...(field !== undefined && { field }) };
    this.headers = headers;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** A refusal of the caller's own feature: `refused('plan_busy', 'The plan is being changed from elsewhere')`. */
export const refused = (code: ErrorCode, message: string, field?: string) =>
  new ApiError(code, message, { field });
/** 400 naming the input that is wrong: `badRequest('dueDate', 'must not be in the past')`. */
export const badRequest = (field: string, message: string) => new ApiError('invalid', message, { field });
export const unauthorized = () => new ApiError('unauthorized', 'Sign in first');
export const paymentRequired = () =>
  new ApiError('subscription_required', 'A running trial or plan is needed for this');
export const forbidden = (message = 'This is not yours') => new ApiError('forbidden', message);
/** 404 for a thing that is missing or someone else's: `notFound('Meal')`. */
export const notFound = (what: string) => new ApiError('not_found', `${what} not found`);
/** 429; `retryAfter` in seconds is told to the caller as `Retry-After`. */
export const tooManyRequests = (retryAfter: number, message = 'Too many tries, please wait a little') =>
  new ApiError('too_many_requests', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) },
  });
export const unavailable = (message: string) => new ApiError('unavailable', message);
