export const quoteCategories = ['postpartum', 'healing', 'self-care', 'strength', 'motherhood'] as const;
export type QuoteCategory = (typeof quoteCategories)[number];

export interface Quote {
  text: string;
  /** A person's name only where the words are certainly hers; ours are signed by the notes they come from. */
  author: string;
  category: QuoteCategory;
}

const ours = (category: QuoteCategory, text: string): Quote => ({
  text,
  author: `From today’s ${category} notes`,
  category,
});

/** Before birth no words of the time after it: neither in the quote nor in where it is from. */
const beforeBirth: readonly QuoteCategory[] = ['self-care', 'strength'];

export const quotesFor = ({ isPregnant }: { isPregnant: boolean }): readonly Quote[] =>
  isPregnant ? quotes.filter(({ category }) => beforeBirth.includes(category)) : quotes;

/** Written for Nestwell. */
export const quotes: readonly Quote[] = [
  ours('postpartum', 'Rest is part of the work.'),
  ours('postpartum', 'Someone was born when your baby was: you, in this new shape.'),
  ours('postpartum', 'The night is long, and you are not the only lamp that is lit.'),
  ours('healing', 'Slow is a speed. Bodies mend at it.'),
  ours('healing', 'Scars are where you were brave in a hurry.'),
  ours('healing', 'Some days healing looks like washing one cup.'),
  ours('self-care', 'You are allowed to go slowly.'),
  ours('self-care', 'Drink the water before it is anybody else’s turn.'),
  ours('self-care', 'Asking for help is also looking after them.'),
  ours('strength', 'You have done harder things half asleep.'),
  ours('strength', 'Strong is not silent. Say it hurts.'),
  ours('strength', 'Carry what is light today. The rest can stay on the floor.'),
  ours('motherhood', 'They do not need perfect. They need you, near.'),
  ours('motherhood', 'Nobody else smells like home to them.'),
  ours('motherhood', 'You are learning each other. Nobody gets that right on the first day.'),
];
