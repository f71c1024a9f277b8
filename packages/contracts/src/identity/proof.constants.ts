/** One proof of who she is holds for export, erasing and changes of how she signs in. */
export const proofMinutes = 10;

export const proofWays = ['passkey', 'code', 'recoveryCode'] as const;
export type ProofWay = (typeof proofWays)[number];
