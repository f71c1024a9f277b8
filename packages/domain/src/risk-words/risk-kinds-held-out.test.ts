import type { RiskKind } from './risk-kind';
import { riskKindsOf } from './risk-kinds-of';
import { heldOutBabyEmergency, heldOutNoBabyEmergency } from './testing/held-out-baby-emergency';
import { heldOutMotherEmergency, heldOutNoMotherEmergency } from './testing/held-out-mother-emergency';
import { heldOutNoPsychosis, heldOutPsychosis } from './testing/held-out-psychosis';
import { heldOutNoViolence, heldOutViolence } from './testing/held-out-violence';

const missed = (kind: RiskKind, hits: readonly string[]) =>
  hits.filter((sentence) => !riskKindsOf(sentence).includes(kind));

it.each([
  ['psychosis', heldOutPsychosis, 5],
  ['violence', heldOutViolence, 3],
  ['mother-emergency', heldOutMotherEmergency, 2],
  ['baby-emergency', heldOutBabyEmergency, 2],
] as const)('finds %s in sentences that were written before its patterns', (kind, hits, most) => {
  expect(hits.length).toBeGreaterThanOrEqual(40);
  expect(missed(kind, hits).length).toBeLessThanOrEqual(most);
});

it.each([
  ['psychosis', heldOutNoPsychosis],
  ['violence', heldOutNoViolence],
  ['mother-emergency', heldOutNoMotherEmergency],
  ['baby-emergency', heldOutNoBabyEmergency],
] as const)('is wrong about no harmless sentence near %s', (_, harmless) => {
  expect(harmless.length).toBeGreaterThanOrEqual(40);
  expect(harmless.filter((sentence) => riskKindsOf(sentence).length > 0)).toEqual([]);
});
