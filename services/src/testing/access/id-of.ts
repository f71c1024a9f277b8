import type { Answer } from '../visitor';

/** The id of what a call has made. */
export async function idOf(call: Promise<Answer<{ id: string }>>): Promise<string> {
  const { status, body } = await call;
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.id;
}
