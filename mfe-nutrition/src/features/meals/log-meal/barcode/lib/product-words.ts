import {
  micronutrientIds,
  micronutrientNames,
  type Micronutrient,
  type ScannedFood,
} from '@nestwell/contracts/nutrition';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'Morning Field, 1 litre'. */
export const makerInWords = ({ brandOwner, quantity }: ScannedFood): string =>
  [brandOwner, quantity].filter((part) => part !== null).join(', ');

const words = {
  iron: 'iron',
  folate: 'folate',
  calcium: 'calcium',
  choline: 'choline',
  fibre: 'fibre',
  iodine: 'iodine',
  vitaminB12: 'vitamin B12',
  vitaminD: 'vitamin D',
} as const satisfies Record<Micronutrient, string>;

/** 'Iron and iodine are unknown.'; empty where all is known. */
export function unknownInWords({ nutrients }: ScannedFood): string {
  const unknown = micronutrientNames
    .filter((name) => !nutrients.some(({ nutrientId }) => nutrientId === micronutrientIds[name]))
    .map((name) => words[name]);
  if (unknown.length === 0) return '';
  const said = list.format(unknown);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${unknown.length === 1 ? 'is' : 'are'} unknown.`;
}

/** 'Contains gluten and dairy. May contain nuts. Other allergens are unknown: read the label.' */
export function allergensInWords({ contains, mayContain, areAllergensUnknown }: ScannedFood): string {
  const named = [
    contains.length > 0 && `Contains ${list.format(contains)}.`,
    mayContain.length > 0 && `May contain ${list.format(mayContain)}.`,
  ].filter((words) => words !== false);
  if (areAllergensUnknown)
    named.push(
      named.length > 0
        ? 'Other allergens are unknown for this product: read the label.'
        : 'Allergens are unknown for this product: read the label.',
    );
  else named.push('The list may not be complete: read the label.');
  return named.join(' ');
}

/** 'Caffeine: 160 mg in this portion.' Nothing of what has none. */
export function caffeineInWords(mg: number | null | undefined): string {
  if (mg === undefined || mg === 0) return '';
  return mg === null
    ? 'It may have caffeine; nobody wrote down how much.'
    : `Caffeine: ${mg} mg in this portion.`;
}

const FIGURES_OF = {
  sold: '',
  prepared: 'Figures are of the product as prepared.',
  serving: 'Figures are worked out of one serving.',
} as const satisfies Record<ScannedFood['figuresOf'], string>;

/** What to know of its figures; empty where there is nothing. */
export const figuresInWords = ({ figuresOf, isEnergyDoubted }: ScannedFood): string =>
  [
    FIGURES_OF[figuresOf],
    isEnergyDoubted &&
      'The energy that was written down does not fit the rest. Does the label say the same? If not, copy the label.',
  ]
    .filter(Boolean)
    .join(' ');
