import { identity, type ProofState } from '@nestwell/contracts/identity';
import { call } from '@nestwell/remote-kit';
import { useState } from 'react';

const notProved = new Error('not proved');

/** She closed the question: what she wanted is left undone, and nothing went wrong. */
export const isNotProved = (error: unknown): boolean => error === notProved;

interface Asked {
  ways: ProofState['ways'];
  proved: () => void;
  declined: () => void;
}

/**
 * Asks her to show that it is she before something is done, where the server wants it: `prove()` resolves once it may
 * be done, and rejects with what `isNotProved` when she would rather not. Show a `ProofSheet` with what is returned.
 */
export function useProof(userId: string) {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function prove(): Promise<void> {
    const { isNeeded, ways } = await call(identity.proofState, { params: { userId } });
    if (!isNeeded) return;
    await new Promise<void>((resolve, reject) =>
      setAsked({ ways, proved: resolve, declined: () => reject(notProved) }),
    ).finally(() => setAsked(null));
  }

  return { prove, asked };
}

export type AskedProof = Asked;
