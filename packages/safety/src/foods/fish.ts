import type { FoodCaution } from './food-caution';

const evidence = { source: 'FDA and EPA, advice about eating fish', checkedOn: '2026-11-22' };
const sushi = { source: 'FDA, food safety for moms-to-be', checkedOn: '2026-11-22' };

export const fish: readonly FoodCaution[] = [
  mostMercury('high-mercury', /\b(tilefish|bigeye|king mackerel|kingfish)\b|\bmackerel,? king\b/i),
  mostMercury('shark-and-billfish', /\b(sharks?|swordfish|marlins?)\b/i),
  mostMercury('orange-roughy', /\b(orange roughy|deep sea perch)\b/i),
  {
    id: 'large-tuna',
    when: [/\b(albacore|ahi)\b|\btuna\b.*\b(white|yellowfin|bluefin)\b|\b(white|yellowfin|bluefin) tuna\b/i],
    unless: /\bbigeye\b/i,
    level: 'limit',
    short: 'Has a weekly limit',
    pregnant: 'Larger tuna carry more mercury, which can reach the baby.',
    nursing: 'Larger tuna carry more mercury, which passes into milk.',
    ...evidence,
  },
  {
    id: 'tuna',
    when: [/\btuna\b/i],
    unless: /\b(bigeye|albacore|ahi|white tuna|yellowfin|bluefin|light|skipjack)\b|\btuna, white\b/i,
    level: 'limit',
    short: 'Tuna has a weekly limit',
    pregnant: 'Tuna carries mercury, which can reach the baby. How much is fine depends on the kind.',
    nursing: 'Tuna carries mercury, which passes into milk. How much is fine depends on the kind.',
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
    ...sushi,
  },
  {
    id: 'smoked-fish',
    when: [
      /\bsmoked\b|\blox\b|\bgrav(ad )?lax\b|\bcaviar\b|\broe\b/i,
      /\b(salmon|trout|fish|mackerel|lox|grav(ad )?lax|caviar|roe)\b/i,
    ],
    level: 'avoid',
    short: 'Listeria: only cooked',
    pregnant:
      'From the fridge it can carry listeria: in pregnancy eat smoked fish only in a dish that is cooked until steaming. Canned is fine.',
    source: 'CDC, listeria and pregnancy; NHS, foods to avoid in pregnancy',
    checkedOn: '2026-11-22',
  },
];

/** By a rule each, where countries differ in what they say of one. */
function mostMercury(id: string, word: RegExp): FoodCaution {
  const instead = 'Salmon, sardines, cod or trout are good instead.';
  return {
    id,
    when: [word],
    level: 'avoid',
    short: 'High in mercury: avoid',
    risk: 'One of the fish with the most mercury, which can harm a baby’s brain.',
    pregnant: `One of the fish with the most mercury, which can harm a baby’s brain. ${instead}`,
    nursing: `One of the fish with the most mercury, which passes into milk. ${instead}`,
    nursingLevel: 'avoid',
    ...evidence,
  };
}
