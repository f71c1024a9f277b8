import { HttpError } from '@nestwell/remote-kit';

/** The server's own sentence about a failure, or ours. */
export const failureWords = (error: Error, fallback: string) =>
  (error instanceof HttpError ? error.reason : undefined) ?? fallback;
