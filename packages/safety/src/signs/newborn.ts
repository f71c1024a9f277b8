import type { Fact } from '../evidence/evidence';

const checkedOn = '2026-11-22';

/** An emergency while the baby is younger than three months. */
export const newbornFever: Fact<{ celsius: number; underMonths: number }> = {
  value: { celsius: 38, underMonths: 3 },
  source: 'American Academy of Pediatrics; NHS',
  checkedOn,
};

/** After the first three months: so high at that age, or so long at any, needs a call today. */
export const babyFever: Fact<{ celsius: number; fromMonths: number; underMonths: number; hours: number }> = {
  value: { celsius: 39, fromMonths: 3, underMonths: 6, hours: 24 },
  source: 'NICE NG143, fever in under 5s; American Academy of Pediatrics, fever and your baby',
  checkedOn: '',
};

/** Fewer than these in a day, from the fifth day on, need a call. */
export const newbornFeeding: Fact<{ feeds: number; wetNappies: number; fromDay: number }> = {
  value: { feeds: 8, wetNappies: 6, fromDay: 5 },
  source: 'American Academy of Pediatrics; NHS',
  checkedOn,
};

/** The month from which honey is no danger. */
export const honeyFrom: Fact<number> = { value: 12, source: 'CDC, infant botulism', checkedOn };
