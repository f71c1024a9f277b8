import { randomUUID } from 'node:crypto';
import type { User } from '@nestwell/contracts/account';

/** A mother who calls without a browser. */
export interface Member {
  id: string;
  headers: Readonly<Record<string, string>>;
}

export async function registerMember(site: string): Promise<Member> {
  const answer = await fetch(`${site}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timezone': 'UTC' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com` }),
  });
  if (answer.status !== 201) throw new Error(`could not register: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as User;
  const cookie = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')));
  return { id, headers: { cookie: cookie.join('; '), 'x-user-id': id, 'x-timezone': 'UTC' } };
}
