import { z } from 'zod';
import { endpoint, ofUser, text } from '../kernel';

/** Characters of a name, of a line beside each part, and of her own words. */
export const birthWishLimits = { companion: 40, note: 200, words: 2000 } as const;

/** What may be wished in each part, in the order in which it is offered and printed. */
export const birthWishes = {
  withMe: ['companion', 'doula', 'motherAfter', 'fewPeople'],
  aroundMe: ['lowLight', 'music', 'quiet', 'moving', 'water'],
  painRelief: ['askFirst', 'offerEarly', 'gasAndAir', 'epidural', 'undecided'],
  ifThingsChange: ['tellWhy', 'companionStays', 'minuteAlone'],
  afterBirth: ['skinToSkin', 'waitWithCord', 'breastfeed', 'bottle', 'companionNappy'],
} as const;
export type BirthWishPart = keyof typeof birthWishes;
export type BirthWish = (typeof birthWishes)[BirthWishPart][number];

export const birthWishParts = Object.keys(birthWishes) as BirthWishPart[];
const allWishes = Object.values(birthWishes).flat();

const note = text(birthWishLimits.note, 0);

const fields = {
  wishes: z
    .array(z.enum(allWishes))
    .max(allWishes.length)
    .transform((given) => allWishes.filter((wish) => given.includes(wish))),
  /** Whom she wants beside her, by name. */
  companion: text(birthWishLimits.companion, 0),
  notes: z
    .strictObject({
      withMe: note,
      aroundMe: note,
      painRelief: note,
      ifThingsChange: note,
      afterBirth: note,
    } satisfies Record<BirthWishPart, typeof note>)
    .partial(),
  words: text(birthWishLimits.words, 0),
};

export const saveBirthWishesRequest = z.strictObject(fields).partial();
export type SaveBirthWishesRequest = z.input<typeof saveBirthWishesRequest>;

export const birthWishesAnswer = z.strictObject({
  wishes: z.array(z.enum(allWishes)),
  companion: z.string(),
  notes: z.partialRecord(z.enum(birthWishParts), z.string()),
  words: z.string(),
});
export type BirthWishes = z.infer<typeof birthWishesAnswer>;

export const noBirthWishes: BirthWishes = { wishes: [], companion: '', notes: {}, words: '' };

export const birthWishesEndpoints = {
  readBirthWishes: endpoint({
    method: 'GET',
    path: '/api/users/:userId/birth-wishes',
    access: 'session',
    summary: 'What she wishes for the birth; nothing until she said something',
    params: ofUser,
    response: birthWishesAnswer,
    kept: {},
  }),
  saveBirthWishes: endpoint({
    method: 'PUT',
    path: '/api/users/:userId/birth-wishes',
    access: 'session',
    changes: ['birthWishes'],
    summary: 'Keep what she wishes; a field left out stays as it was',
    params: ofUser,
    body: saveBirthWishesRequest,
    bodyLimit: 16 * 1024,
    response: birthWishesAnswer,
    idempotent: true,
  }),
} as const;
