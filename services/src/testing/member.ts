import { randomUUID } from 'node:crypto';
import type { Visitor } from './visitor';

let made = 0;

/** Signs a new mother up over the API, with the defaults of a bare creation; her seven-day trial runs. */
export async function aMember(
  app: { visitor(): Visitor },
  user: Record<string, unknown> = {},
): Promise<Member> {
  made += 1;
  const email = `member-${made}-${randomUUID().slice(-12)}@example.com`;
  const visitor = app.visitor();
  const answer = await visitor.send<{ id: string; email: string }>('/api/users', {
    method: 'POST',
    json: { email, ...user },
  });
  if (answer.status !== 201) {
    throw new Error(`could not make a member: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  visitor.userId = answer.body.id;
  return Object.assign(visitor, { id: answer.body.id, email: answer.body.email });
}

export type Member = Visitor & { id: string; email: string };
