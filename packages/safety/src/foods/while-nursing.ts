import type { Fact } from '../evidence/evidence';

/** Of what only a pregnancy leaves out. */
export const whileNursing: Fact<string> = {
  value: 'This is about pregnancy. While nursing, mothers need in general to leave no food out.',
  source: 'CDC, maternal diet and breastfeeding',
  checkedOn: '2026-11-22',
};
