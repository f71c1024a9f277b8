import type { Fact } from '../evidence/evidence';

/** Days after birth on which a reading is worth taking: blood pressure is highest then. Both included. */
export const pressureDays: Fact<{ from: number; to: number }> = {
  value: { from: 3, to: 10 },
  source: 'ACOG Committee Opinion 736, optimizing postpartum care',
  checkedOn: '2026-11-22',
};

/** Whether so many days after birth are among them. */
export const isPressureDay = (daysSinceBirth: number): boolean =>
  daysSinceBirth >= pressureDays.value.from && daysSinceBirth <= pressureDays.value.to;
