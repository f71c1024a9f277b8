import { useShowsFigures } from '@nestwell/remote-kit';
import type { Caution } from '../food-cautions/cautions-for';
import { spokenRecipe } from './read-aloud';
import type { WholeRecipe } from './recipe';
import { useMemberUnits } from './use-member-units';

/** A recipe as it is read aloud to the member: in her units, and without figures where she hides them. */
export function useSpokenRecipe(): (recipe: WholeRecipe, cautions?: readonly Caution[]) => string {
  const showsFigures = useShowsFigures();
  const inMemberUnits = useMemberUnits();
  return (recipe, cautions = []) => {
    const { ingredients, instructions } = recipe;
    const hers = {
      ...recipe,
      ingredients: ingredients.map(inMemberUnits),
      instructions: instructions.map(inMemberUnits),
    };
    return spokenRecipe(hers, cautions, showsFigures);
  };
}
