/** What a record of a product says, apart from its figures. */
export interface ProductFacts {
  /** Its names, in every language that is there. */
  names: readonly string[];
  brands?: string;
  /** `en:salamis`: without a language, unless the taxonomy does not know the word. */
  categories: readonly string[];
  ingredients: readonly string[];
  /** Grams in 100 g or 100 ml. */
  caffeine?: number;
  /** Volume percent. */
  alcohol?: number;
}
