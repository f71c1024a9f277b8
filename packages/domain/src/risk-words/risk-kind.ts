/** What a text is about, the most pressing first: each kind has an answer of its own. */
export const riskKinds = [
  'baby-emergency',
  'mother-emergency',
  'psychosis',
  'violence',
  'harm-to-child',
  'self-harm',
  'end-of-strength',
] as const;
export type RiskKind = (typeof riskKinds)[number];

/** Kinds for which somebody has to come or to be called now. */
export const emergencyKinds = [
  'baby-emergency',
  'mother-emergency',
  'psychosis',
] as const satisfies readonly RiskKind[];
