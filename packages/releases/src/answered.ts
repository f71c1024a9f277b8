import type { CallDescription } from '@nestwell/contracts/kernel/server';
import { answeredPath } from './places';
import type { Storage } from './storage/storage';

/** Calls by `GET /api/users/:userId/meals`. */
export type AnsweredCalls = Record<string, CallDescription>;

/** Writes down what the services of an environment answer: modules are compared with it before they are released. */
export async function keepAnswered(
  storage: Storage,
  environment: string,
  calls: AnsweredCalls,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(calls));
  const known = await storage.read(answeredPath(environment));
  if (!known?.equals(bytes)) await storage.put(answeredPath(environment), bytes);
}

/** Undefined where no services ever said what they answer. */
export async function answered(storage: Storage, environment: string): Promise<AnsweredCalls | undefined> {
  const bytes = await storage.read(answeredPath(environment));
  return bytes && (JSON.parse(bytes.toString()) as AnsweredCalls);
}
