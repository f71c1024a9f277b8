import type { Answer } from './caller';
import type { Operation } from './operations';

/** What is wrong with an answer to a described call; undefined when nothing is. */
export function complaintAbout(operation: Operation, { status, type, text }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  // What never became a request of this call: its headers or its address could not be read.
  if (status === 431) return undefined;
  if (!operation.answers.has(status))
    return `answered ${status}, which it does not describe: ${text.slice(0, 200)}`;
  const matches = operation.answers.get(status)?.();
  if (matches === undefined || !type.includes('json')) return undefined;
  if (matches(JSON.parse(text))) return undefined;
  return `answered ${status} off its schema: ${JSON.stringify(matches.errors?.[0])} in ${text.slice(0, 200)}`;
}

/** What is wrong with an answer at an address that is none of the described ones. */
export function complaintAboutStray({ status, type, text }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400 || type.includes('html') || text === '') return undefined;
  const { code, message, ...more } = JSON.parse(text) as Record<string, unknown>;
  const isOurs = typeof code === 'string' && typeof message === 'string';
  delete more.field;
  return isOurs && Object.keys(more).length === 0 ? undefined : `refused in another shape: ${text}`;
}
