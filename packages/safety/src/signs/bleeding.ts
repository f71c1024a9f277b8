import type { Fact } from '../evidence/evidence';

const source = 'CDC, Hear Her: urgent maternal warning signs';
const checkedOn = '2026-11-22';

/** What is much depends on when: before birth any is. */
export const bleeding = {
  inPregnancy: {
    value: 'Any bleeding, or fluid leaking, while you are pregnant',
    source,
    checkedOn,
  },
  afterBirth: {
    value: 'After birth, bleeding that soaks a pad in an hour, a clot larger than an egg, or a foul smell',
    source,
    checkedOn,
  },
} satisfies Record<string, Fact<string>>;
