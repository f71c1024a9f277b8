import type { FoodCaution } from './food-caution';

const evidence = { source: 'FDA and EPA, advice about eating fish', checked: '2026-11-22' };

export const fish: readonly FoodCaution[] = [
  {
    id: 'high-mercury',
    when: [
      /\b(shark|swordfish|tilefish|marlin|orange roughy|bigeye|king mackerel|kingfish)\b|\bmackerel,? king\b/i,
    ],
    level: 'avoid',
    short: 'High in mercury: avoid',
    pregnant:
      'High in mercury, which can harm a baby’s brain: leave it out in pregnancy. Salmon, sardines, cod or trout are good instead, 2 to 3 servings of 4 oz a week. Eaten once? Tell your midwife or doctor at the next visit.',
    nursing: 'High in mercury, which passes into milk: choose salmon, sardines, cod or trout instead.',
    ...evidence,
  },
  {
    id: 'tuna',
    when: [/\b(tuna|albacore)\b/i],
    unless: /\bbigeye\b/i,
    level: 'limit',
    short: 'Tuna has a weekly limit',
    pregnant:
      'Canned light tuna: 2 to 3 servings of 4 oz a week. White (albacore) or yellowfin tuna: one a week. Bluefin and bigeye hold more mercury: leave them out.',
    nursing:
      'Canned light tuna: 2 to 3 servings of 4 oz a week. White (albacore) or yellowfin tuna: one a week.',
    ...evidence,
  },
  {
    id: 'raw-fish',
    when: [
      /\braw\b|\b(sushi|sashimi|ceviche|poke|tartare|carpaccio)\b/i,
      /\b(fish|salmon|tuna|cod|shark|marlin|mackerel|trout|oysters?|clams?|mussels?|scallops?|shrimps?|prawns?|sashimi|ceviche|poke|sushi roll)\b|^sushi$/i,
    ],
    unless: /\b(vegetable|cucumber|avocado) ?(roll)?|sushi roll, vegetable/i,
    level: 'avoid',
    short: 'Not raw in pregnancy',
    pregnant:
      'Raw fish and shellfish can carry germs and worms: in pregnancy eat them cooked through. Figures of raw fish are fine for weighing before you cook.',
    ...evidence,
  },
  {
    id: 'smoked-fish',
    when: [/\bsmoked\b|\blox\b|\bcaviar\b|\broe\b/i, /\b(salmon|trout|fish|mackerel|lox|caviar|roe)\b/i],
    level: 'avoid',
    short: 'Listeria: only cooked',
    pregnant:
      'From the fridge it can carry listeria: in pregnancy eat smoked fish only in a dish that is cooked until steaming. Canned is fine.',
    ...evidence,
  },
];
