import { hash } from 'node:crypto';

/** What is kept of a session's token. */
export const tokenHashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
