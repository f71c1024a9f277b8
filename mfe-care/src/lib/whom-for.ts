import type { User } from '@nestwell/contracts/account';

export const isExpecting = ({ state }: User) => state === 'pregnant';
export const hasBaby = ({ state }: User) => state === 'postpartum';
/** Paused, or after a loss: nothing speaks of a pregnancy or a baby. */
export const isQuiet = ({ pregnancyPaused }: User) => pregnancyPaused;

/** The week of a pregnancy that is counted. */
export const weekOf = ({ pregnancyWeek, state }: User) => (state === 'pregnant' ? pregnancyWeek : null);
