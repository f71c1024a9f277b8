import { z } from 'zod';
import { text, ofUser } from '../kernel/server';
import { birthWishes, birthWishLimits, birthWishParts, type BirthWishPart } from './birth-wishes.constants';

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

export const birthWishesSchemas = {
  readBirthWishes: { params: ofUser, response: birthWishesAnswer },
  saveBirthWishes: { params: ofUser, body: saveBirthWishesRequest, response: birthWishesAnswer },
};
