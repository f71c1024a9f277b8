import { isPausedAndGoesOn, type User } from '@nestwell/contracts/account';
import { isLeftOut, leftOutFor, type Reminder } from '@nestwell/contracts/calendar';

export const isExpecting = ({ state }: User) => state === 'pregnant';
/** Expecting, or of a paused pregnancy that goes on: what protects it is hers. */
export const isCarrying = (her: User) => isExpecting(her) || isPausedAndGoesOn(her);
export const hasBaby = ({ state }: User) => state === 'postpartum';
/** Paused, or after a loss: nothing speaks of a pregnancy or a baby. */
export const isQuiet = ({ pregnancyPaused }: User) => pregnancyPaused;

/** The week of a pregnancy that is counted. */
export const weekOf = ({ pregnancyWeek, state }: User) => (state === 'pregnant' ? pregnancyWeek : null);

/** Whether a reminder is kept from a member who is quiet about pregnancy and babies. */
export const isKeptFrom = (her: User, reminder: Reminder): boolean =>
  isLeftOut(reminder, leftOutFor({ ...her, goesOn: isPausedAndGoesOn(her) }));
