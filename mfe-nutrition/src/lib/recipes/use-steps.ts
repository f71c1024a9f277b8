import { usFirst } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';

/** Steps of a recipe, with the member's own unit first where a text names both. */
export function useSteps(steps: readonly string[]): readonly string[] {
  const { units } = useMember();
  return units === 'us' ? steps.map(usFirst) : steps;
}
