import { saidBy } from './country-advice';

const FACTS = '2026-11-22';
const READ_AGAIN = '2026-11-23';

/** Who speaks in which country, to whom, and the day on which it was read there. */
export const fdaFish = saidBy('us', 'FDA, EPA', READ_AGAIN, 'pregnant', 'nursing');
export const fda = saidBy('us', 'FDA, CDC', READ_AGAIN, 'pregnant');
export const healthCanadaFish = saidBy('ca', 'Health Canada', READ_AGAIN, 'pregnant', 'nursing');
export const healthCanada = saidBy('ca', 'Health Canada', READ_AGAIN, 'pregnant');
export const nhs = saidBy('gb', 'NHS', READ_AGAIN, 'pregnant');
export const nhsOilyFish = saidBy('gb', 'NHS', FACTS, 'pregnant');
export const fsanz = saidBy('au', 'FSANZ', FACTS, 'pregnant');
export const nsw = saidBy('au', 'FSANZ; NSW Food Authority', READ_AGAIN, 'pregnant', 'nursing');
export const mpiFish = saidBy('nz', 'MPI, New Zealand Food Safety', READ_AGAIN, 'pregnant');
export const mpiNursing = saidBy('nz', 'MPI, New Zealand Food Safety', READ_AGAIN, 'nursing');
export const mpi = saidBy('nz', 'MPI, New Zealand Food Safety', FACTS, 'pregnant');

/** Not read again yet. */
const UNREAD = '';
export const nhsCaffeine = saidBy(
  'gb',
  'NHS, foods to avoid in pregnancy, caffeine',
  UNREAD,
  'pregnant',
  'nursing',
);
export const healthCanadaCaffeine = saidBy(
  'ca',
  'Health Canada, caffeine in food',
  UNREAD,
  'pregnant',
  'nursing',
);
export const mpiUnread = saidBy('nz', 'MPI, New Zealand Food Safety, food and pregnancy', UNREAD, 'pregnant');
export const fsanzUnread = saidBy('au', 'FSANZ, listeria and food', UNREAD, 'pregnant');
