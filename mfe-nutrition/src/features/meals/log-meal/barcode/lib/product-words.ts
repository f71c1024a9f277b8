import { micronutrientIds, micronutrientNames, type ScannedFood } from '@nestwell/contracts/nutrition';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'Morning Field, 1 litre'. */
export const makerInWords = ({ brandOwner, quantity }: ScannedFood): string =>
  [brandOwner, quantity].filter((part) => part !== null).join(', ');

/** 'Iron and iodine are unknown.'; empty where all is known. */
export function unknownInWords({ nutrients }: ScannedFood): string {
  const unknown = micronutrientNames.filter(
    (name) => !nutrients.some(({ nutrientId }) => nutrientId === micronutrientIds[name]),
  );
  if (unknown.length === 0) return '';
  const words = list.format(unknown);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${unknown.length === 1 ? 'is' : 'are'} unknown.`;
}

/** 'Contains gluten and dairy.' */
export const containsInWords = ({ contains }: ScannedFood): string => `Contains ${list.format(contains)}.`;
