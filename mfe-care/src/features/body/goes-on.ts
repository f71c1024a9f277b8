import { isGoingOnUnknown } from '@nestwell/contracts/account';
import { GoesOnQuestion } from '@nestwell/remote-kit';
import type { CareCard } from '../../lib/offer';

/** Asked before anything that depends on the answer. */
export const goesOn: CareCard = { id: 'goes-on', isFor: isGoingOnUnknown, Card: GoesOnQuestion };
