import { createHash } from 'node:crypto';

/** What is kept of a session's token. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest();
