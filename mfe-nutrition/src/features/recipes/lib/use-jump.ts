import { useEffect, useState } from 'react';
import type { Recipe } from '../../../lib/recipes/recipe';
import { scrollBehavior } from '../../../lib/scroll';

/**
 * Leads to a recipe of the list below. The list may still be growing: it is to stand as far as that recipe in the same
 * drawing, since what is not there cannot be scrolled to.
 */
export function useJump(recipes: readonly Recipe[]) {
  const [jump, setJump] = useState<string>();
  useEffect(() => {
    if (jump === undefined) return;
    setJump(undefined);
    const card = document.getElementById(`recipe-${jump}`);
    card?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    card?.focus({ preventScroll: true });
  }, [jump]);
  return {
    jumpTo: setJump,
    /** How many it takes for the one she wants to be among them. */
    asked: recipes.findIndex(({ id }) => id === jump) + 1,
  };
}
