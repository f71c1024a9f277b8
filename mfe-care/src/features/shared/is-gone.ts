import { HttpError } from '@nestwell/remote-kit';

/** Nothing is there behind this link: it ended, or is no link. */
export const isGone = (error: unknown) => error instanceof HttpError && [400, 404].includes(error.status);
