import { HttpError } from '@nestwell/remote-kit';

const toldCodes: ReadonlySet<string> = new Set(['posting_suspended', 'too_many_requests']);

/** Only refusals that she can do something about are told in the server's words; else `otherwise`. */
export function refusalWords(error: Error, otherwise: string): string {
  const told = error instanceof HttpError && toldCodes.has(error.code ?? '') ? error.reason : undefined;
  return told ?? otherwise;
}
