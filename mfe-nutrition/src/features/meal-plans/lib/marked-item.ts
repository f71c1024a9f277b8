import { contentOfName, fitFor, fitWords, type Restricted } from '@nestwell/domain/food-fit';

/** A line of a shopping list, and what of it goes against what the member saved, since the plan may be older. */
export function markedItem(member: Restricted, item: string): string {
  const words = fitWords(fitFor(member, contentOfName(item)));
  return words.length > 0 ? `${item} (${words.join(', ')})` : item;
}
