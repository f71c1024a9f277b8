import { kindsOfHers, misplacedTurn } from '@nestwell/domain/feeding';
import { babyLogLimits } from '@nestwell/contracts/care/server';
import { badRequest } from '../../platform/http/errors';
import type { BabyNoteEntity } from './baby-note.entity';

/** A bottle larger than there are is a figure in another unit, or of a whole day. */
export function refuseLargeBottle({ kind, volume }: Pick<BabyNoteEntity, 'kind' | 'volume'>): void {
  if (kind === 'bottle' && volume !== null && volume > babyLogLimits.bottle)
    throw badRequest('volume', `must be at most ${babyLogLimits.bottle} ml, as in the largest bottle`);
}

/** Refused with 400 where a note would say what cannot be, naming the field. */
export function refuseImpossible(row: BabyNoteEntity): void {
  const { kind, baby, startedAt, endedAt } = row;
  const isHers = kindsOfHers.includes(kind);
  if (isHers !== (baby === null)) throw badRequest('baby', isHers ? 'is not of a baby' : 'must say which');
  if (kind === 'nappy' && row.nappy === null) throw badRequest('nappy', 'must say what was in it');
  if (kind === 'supplement' && row.name === null) throw badRequest('name', 'must say what it was');
  if (endedAt !== null && endedAt < startedAt)
    throw badRequest('endedAt', 'must not be before the beginning');
  const turn = misplacedTurn(row.sides, { from: startedAt, to: endedAt });
  if (turn !== undefined)
    throw badRequest(`sides.${turn}`, 'must lie within the feed, after the one before it');
}
