const FIGURE = String.raw`[\d.,½]{1,9}(?: to [\d.,½]{1,9})?`;
const BOTH = new RegExp(String.raw`(${FIGURE}) (°C|kg|g|ml|cm) \((${FIGURE}) (°F|lb|oz|in)\)`, 'g');

/** Texts name both units, the metric one first: '200 °C (400 °F)'. Here the other one is first. */
export const usFirst = (words: string): string => words.replace(BOTH, '$3 $4 ($1 $2)');
