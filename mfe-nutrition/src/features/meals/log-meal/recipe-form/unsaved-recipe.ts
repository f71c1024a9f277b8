import type { Unsaved } from '@nestwell/ui';
import type { RecipeDraft } from './recipe-draft';

/** What would go with the form beside what stands in its fields: a recipe that was read, ingredients she has added. */
export function unsavedRecipe(draft: RecipeDraft, begun: RecipeDraft): Unsaved | undefined {
  if (draft.source !== begun.source) return { how: 'read', words: [draft.name] };
  const added = draft.ingredients.filter((one) => !begun.ingredients.includes(one));
  return added.length > 0 ? { how: 'wrote', words: added.map(({ name }) => name) } : undefined;
}
