import { isPausedAndGoesOn, type User } from '@nestwell/contracts/account';
import { movementsFrom, movementsNotedFrom } from '@nestwell/safety/signs';
import { weekOf } from '../../lib/whom-for';

/** From the week on in which she can note how her baby moves; of a paused pregnancy that goes on no week is known. */
export const knowsThem = (her: User) =>
  isPausedAndGoesOn(her) || (weekOf(her) ?? 0) >= movementsNotedFrom.value;

/** Before the weeks in which a country counts: each change is called about, and nothing is counted. */
export const isBeforeCounts = (her: User) => (weekOf(her) ?? 0) < movementsFrom.value;
