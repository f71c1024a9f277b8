import type { User } from '@nestwell/contracts/account';
import { movementsFrom } from '@nestwell/safety/signs';
import { weekOf } from '../../lib/whom-for';

/** From the week on in which she knows how her baby moves. */
export const knowsThem = (her: User) => (weekOf(her) ?? 0) >= movementsFrom.value;
