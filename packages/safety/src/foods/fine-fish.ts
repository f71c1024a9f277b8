import type { FoodCaution } from './food-caution';
import { isFine } from './is-fine';

const checkedOn = '2026-11-22';
const mercury = { source: 'FDA and EPA, advice about eating fish', checkedOn };
const plan = 'Two or three portions of fish a week are a good plan.';

/** Fish that is low in mercury; raw or smoked, its caution weighs more. */
export const fineFish: readonly FoodCaution[] = [
  {
    ...isFine('light-tuna', [/\btuna\b/i, /\b(light|skipjack)\b/i], 'Low in mercury'),
    unless: /\b(albacore|ahi|white|yellowfin|bluefin|bigeye)\b|\blight (mayo\w*|dressing|oil)\b/i,
    pregnant: `Low in mercury. ${plan}`,
    nursing: `Low in mercury. ${plan}`,
    ...mercury,
  },
  {
    ...isFine(
      'oily-fish',
      [/\b(salmon|trout|sardines?|herrings?|anchov(y|ies)|pilchards?|mackerel)\b/i],
      'Low in mercury',
    ),
    unless: /\b(king|spanish|pickled|cured|(fish|liver|salmon) oil)\b/i,
    pregnant: `Low in mercury and rich in omega-3 when cooked through. ${plan}`,
    nursing: `Low in mercury and rich in omega-3. ${plan}`,
    ...mercury,
  },
  {
    ...isFine(
      'white-fish',
      [/\b(cod|haddock|tilapia|pollock|hake|sole|plaice|flounder|whiting|fish (sticks|fingers))\b/i],
      'Low in mercury',
    ),
    unless: /\b(oil|liver|roe)\b/i,
    pregnant: `Low in mercury; cooked through it is fine. ${plan}`,
    nursing: `Low in mercury. ${plan}`,
    ...mercury,
  },
  {
    ...isFine(
      'cooked-shellfish',
      [/\b(prawns?|shrimps?|mussels?|clams?|crabs?|lobsters?|scallops?|oysters?)\b/i, /\bcooked\b/i],
      'Cooked through',
    ),
    pregnant: `Cooked through and eaten hot, shellfish are fine. ${plan}`,
    nursing: 'Shellfish are low in mercury.',
    source: 'FDA, food safety for moms-to-be',
    checkedOn,
  },
];
