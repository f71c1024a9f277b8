import type { Recipe } from './recipe';

/**
 * What a plan for pregnancy must not contain (FDA/EPA and CDC advice; herbs as a precaution).
 * Matched against single ingredient lines.
 */
const UNSAFE: readonly RegExp[] = [
  /\b(wine|beer|rum|brandy|sherry|vodka|whisky|whiskey|liqueur|champagne)\b/i,
  /\b(shark|swordfish|king mackerel|tilefish|marlin|orange roughy|bigeye)\b/i,
  /\braw (fish|egg|meat|milk|beef|salmon|tuna|sprouts)|\b(sushi|sashimi|ceviche|carpaccio|tartare)\b/i,
  /\b(bean|alfalfa|mung|radish|clover) sprouts\b|\bsmoked (salmon|trout|fish)\b/i,
  /\bdeli\b|\bcold cuts?\b|\b(prosciutto|salami|chorizo|parma ham)\b/i,
  /\bliver\b|\bp[âa]t[ée]\b/i,
  /unpasteuri[sz]ed|\b(brie|camembert|roquefort|gorgonzola|blue cheese)\b/i,
  /\b(fenugreek|fennel|blessed thistle|milk thistle|goat's rue|shatavari|moringa|anise|torbangun|black seed)\b/i,
  /green papaya/i,
];
/** These are fine only where the line says that the milk was pasteurised. */
const SOFT_CHEESE = /\b(feta|queso fresco|goat cheese|ricotta|cottage cheese|mozzarella|halloumi|paneer)\b/i;

/** Whether every ingredient keeps the rules for pregnancy. */
export function safeInPregnancy(recipe: Pick<Recipe, 'ingredients'>): boolean {
  return recipe.ingredients.every(
    (line) =>
      !UNSAFE.some((rule) => rule.test(line)) && (!SOFT_CHEESE.test(line) || /\bpasteuri[sz]ed/i.test(line)),
  );
}
