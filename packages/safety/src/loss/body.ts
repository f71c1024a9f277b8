import type { Fact } from '../evidence/evidence';

/** When a body that is recovering needs care, in words that name nothing else. */
export const bodyAfterLoss: Fact<string> = {
  value:
    'Call for help with a pad soaked in an hour, a clot larger than an egg, a fever of 38 °C (100.4 °F) or a bad smell. Always with chest pain or trouble breathing.',
  source: 'CDC, Hear Her: urgent maternal warning signs',
  checkedOn: '2026-11-22',
};
