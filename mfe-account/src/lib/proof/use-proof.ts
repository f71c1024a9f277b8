import { identity, type ProofState } from '@nestwell/contracts/identity';
import { call } from '@nestwell/remote-kit';
import { useState } from 'react';

/** She closed the question: what she wanted is left undone, and nothing went wrong. */
export class NotProved extends Error {}

interface Asked {
  ways: ProofState['ways'];
  proved: () => void;
  declined: () => void;
}

/**
 * Asks her to show that it is she before something is done, where the server wants it: `prove()` resolves once it may
 * be done, and rejects with `NotProved` when she would rather not. Show a `ProofSheet` with what is returned.
 */
export function useProof(userId: string) {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function prove(): Promise<void> {
    const { isNeeded, ways } = await call(identity.proofState, { params: { userId } });
    if (!isNeeded) return;
    await new Promise<void>((resolve, reject) =>
      setAsked({ ways, proved: resolve, declined: () => reject(new NotProved('not proved')) }),
    ).finally(() => setAsked(null));
  }

  return { prove, asked };
}

export type AskedProof = Asked;
