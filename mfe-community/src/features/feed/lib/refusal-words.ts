import type { community } from '@nestwell/contracts/community';
import { refusalOf } from '@nestwell/remote-kit';

type Writing = (typeof community)['createPost' | 'editPost' | 'createComment' | 'editComment'];

/** Only refusals that she can do something about are told in the server's words; else `otherwise`. */
export function refusalWords(endpoint: Writing, error: Error, otherwise: string): string {
  const refusal = refusalOf(endpoint, error);
  const told = refusal?.code === 'posting_suspended' || refusal?.code === 'too_many_requests';
  return (told ? refusal.reason : undefined) ?? otherwise;
}
