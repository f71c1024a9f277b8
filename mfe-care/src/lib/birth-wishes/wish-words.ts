import {
  birthWishes,
  birthWishParts,
  type BirthWish,
  type BirthWishes,
  type BirthWishPart,
} from '@nestwell/contracts/care';

export const partTitles: Record<BirthWishPart, string> = {
  withMe: 'With me',
  aroundMe: 'Around me',
  painRelief: 'Pain relief',
  ifThingsChange: 'If things change',
  afterBirth: 'After the birth',
};

const words: Record<BirthWish, string | ((companion: string) => string)> = {
  companion: (companion) => companion,
  doula: 'A doula',
  motherAfter: 'My mother after',
  fewPeople: 'As few people as possible',
  lowLight: 'Low light',
  music: 'My music',
  quiet: 'Quiet',
  moving: 'Moving freely',
  water: 'Water',
  askFirst: 'Ask me first',
  offerEarly: 'Offer it early',
  gasAndAir: 'Gas and air',
  epidural: 'Epidural',
  undecided: 'Undecided',
  tellWhy: 'Tell us why',
  companionStays: (companion) => `${companion} stays with me`,
  minuteAlone: 'A minute alone, if there is time',
  skinToSkin: 'Skin to skin',
  waitWithCord: 'Wait with the cord',
  breastfeed: 'Breastfeed',
  bottle: 'Bottle',
  companionNappy: (companion) => `${companion} changes the first diaper`,
};

export function wishInWords(wish: BirthWish, companion: string): string {
  const said = words[wish];
  return typeof said === 'string' ? said : said(companion.trim() || 'My partner');
}

interface SaidPart {
  part: BirthWishPart;
  title: string;
  wishes: readonly string[];
  note: string;
}

/** The parts in which she said anything. */
export const saidParts = ({ wishes, companion, notes }: BirthWishes): SaidPart[] =>
  birthWishParts
    .map((part) => ({
      part,
      title: partTitles[part],
      wishes: birthWishes[part]
        .filter((wish) => wishes.includes(wish))
        .map((wish) => wishInWords(wish, companion)),
      note: notes[part]?.trim() ?? '',
    }))
    .filter(({ wishes: chosen, note }) => chosen.length > 0 || note !== '');

export const hasWishes = (all: BirthWishes): boolean => saidParts(all).length > 0 || all.words.trim() !== '';

/** As text, for another app. */
export const wishesText = (all: BirthWishes): string =>
  [
    ...saidParts(all).map(({ title, wishes, note }) =>
      [title, ...wishes.map((wish) => `– ${wish}`), ...(note ? [note] : [])].join('\n'),
    ),
    all.words.trim(),
  ]
    .filter(Boolean)
    .join('\n\n');
