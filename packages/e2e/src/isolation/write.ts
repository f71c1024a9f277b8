import type { Account } from './account';
import type { RawAnswer } from './raw-answer';

/** How a well-formed write may be answered. */
export const TAKEN = [200, 201, 204, 402, 404, 409, 429];

const DAY = 86_400_000;
export const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();

export const post = (target: string, body: object, method = 'POST') => ({
  method,
  target,
  body: JSON.stringify(body),
});

export const write = (member: Account, sent: ReturnType<typeof post>): Promise<RawAnswer | undefined> =>
  member.call(sent, TAKEN);

export const idIn = (answer: RawAnswer | undefined): string | undefined =>
  answer !== undefined && answer.status < 300 && answer.text.startsWith('{')
    ? (JSON.parse(answer.text) as { id?: string }).id
    : undefined;
