import type { Fact } from '../evidence/evidence';

/** What eases milk that comes after a loss, in the order of need. Nobody is told that she must stop it. */
export const milkAfterLoss: Fact<readonly string[]> = {
  value: [
    'Wear a soft, supportive bra by day and by night; do not bind tightly.',
    'Hold something cold against your breasts for 15 to 20 minutes; warmth brings more.',
    'Take the pain relief that you usually take and that is safe for you.',
    'Press out a little, only until it is comfortable. Less each day lets it fade.',
    'A fever, or a hot, red, sore patch: call your doctor or midwife today.',
  ],
  // The second is the Australian Breastfeeding Association, whose name she need not read here.
  source: 'Leeds Teaching Hospitals NHS Trust, breast care after loss; ABA',
  checkedOn: '2026-11-22',
};
