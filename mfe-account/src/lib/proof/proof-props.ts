import type { AskedProof } from './use-proof';

export interface ProofWords {
  /** What follows: "Then your export starts. It holds everything you logged." */
  purpose: string;
  /** On the button that ends it: "Export my data". */
  action: string;
  /** Below that button. */
  next?: string;
}

export interface ProofProps {
  user: { id: string; email: string };
  words: ProofWords;
  asked: AskedProof;
}
