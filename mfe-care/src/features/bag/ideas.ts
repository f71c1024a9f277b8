import type { BagKind, BagItem } from '@nestwell/contracts/care';

/** What mothers often pack; she chooses from it, and her list is her own from then on. */
export const bagIdeas: Record<BagKind, readonly string[]> = {
  papers: ['ID and insurance card', 'Birth wishes, two copies', 'Maternity notes', 'Phone numbers on paper'],
  you: [
    'Phone charger, long cable',
    'Nursing bra',
    'Big pads',
    'Snacks and a bottle with a straw',
    'Slippers with grip',
    'Warm socks',
    'Nightshirt that opens at the front',
    'Dressing gown',
    'Big underwear, five',
    'Toothbrush and wash things',
    'Hair ties',
    'Lip balm',
    'Glasses or lenses',
    'Loose clothes to go home in',
  ],
  baby: [
    'Car seat, fitted',
    'Two hats',
    'Bodysuits, three',
    'Sleepsuits, three',
    'Newborn diapers',
    'Burp cloths',
    'Socks, two pairs',
    'Cotton wool or wipes',
    'A blanket',
    'Something warm for the way home',
    'A bag for washing',
  ],
};

/** Those of a group that are not on her list yet. */
export const ideasLeft = (kind: BagKind, items: readonly BagItem[]): string[] =>
  bagIdeas[kind].filter((idea) => items.every(({ name }) => name !== idea));
