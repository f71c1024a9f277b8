import type { BagItem } from '@nestwell/contracts/care';

export const aThing = (changes: Partial<BagItem> = {}): BagItem => ({
  id: '0190b000-0000-7000-8000-000000000060',
  kind: 'you',
  name: 'Slippers with grip',
  note: null,
  packed: false,
  place: 0,
  tickedBy: null,
  tickedAt: null,
  ...changes,
});
