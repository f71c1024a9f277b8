import { type PregnancyFacts, unknownPregnancyFacts } from '@nestwell/contracts/account/server';
import type { StageFacts } from './pregnancy';
import type { UserEntity } from './user.entity';

type Before = Pick<UserEntity, 'isPregnant' | 'quiet' | 'babyBornOn' | 'pregnancyFacts'>;

/**
 * The facts after a change of the profile; undefined where nothing changes. A new pregnancy keeps what is true for life
 * and forgets what belonged to the one before, so that no rule reads an answer that was given about another pregnancy.
 * Whether a paused one goes on is asked anew after each pause.
 */
export function changedPregnancyFacts(
  before: Before,
  after: Pick<StageFacts, 'isPregnant' | 'quiet'>,
  said: Partial<PregnancyFacts> | undefined,
): PregnancyFacts | undefined {
  const known = { ...unknownPregnancyFacts, ...before.pregnancyFacts };
  if (startsAnotherPregnancy(before, after)) {
    const { earlierCaesarean } = known;
    const earlierBirth = before.babyBornOn === null ? known.earlierBirth : true;
    return { ...unknownPregnancyFacts, earlierCaesarean, earlierBirth, ...said };
  }
  const isAskedAnew = known.goesOn !== null && before.quiet !== after.quiet;
  if (!said && !isAskedAnew) return undefined;
  return { ...known, ...(isAskedAnew && { goesOn: null }), ...said };
}

function startsAnotherPregnancy(before: Before, after: Pick<StageFacts, 'isPregnant' | 'quiet'>): boolean {
  if (!after.isPregnant || after.quiet !== null) return false;
  return !before.isPregnant || before.quiet === 'loss';
}
