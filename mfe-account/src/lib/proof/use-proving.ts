import { identity, type Proof } from '@nestwell/contracts/identity';
import { call, refusalOf, useMutation } from '@nestwell/remote-kit';
import { useState } from 'react';

/** One typed proof; what is wrong with it stands at its field. */
export function useProving(userId: string, onProved: () => void) {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Proof) => call(identity.prove, { params: { userId }, body }),
    onSuccess: onProved,
    onError: (error) => setProblem(wordsFor(error)),
  });
  return {
    problem,
    isPending,
    prove: (body: Proof) => isPending || mutate(body),
    forget: () => setProblem(undefined),
  };
}

function wordsFor(error: unknown): string {
  const refusal = refusalOf(identity.prove, error);
  if (refusal?.code === 'proof_refused') return refusal.reason ?? 'Not this one.';
  if (refusal?.code === 'invalid') return 'Not this one. Look at it again.';
  if (refusal?.code === 'too_many_requests') return 'Too many tries. Please wait a while.';
  return 'We could not look at it just now. Please try again.';
}
