import { inMemberUnits } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';

/** How amounts of recipes are said to the member: lines of ingredients, steps and shopping lists. */
export function useMemberUnits(): (words: string) => string {
  const { units } = useMember();
  return (words) => inMemberUnits(words, units);
}
