import { hers, queued } from '../kernel';
import { birthWishesEndpoints } from './birth-wishes.contract';

/** Her wishes as she writes them, kept until they are sent. */
export const queuedBirthWishes = {
  saveBirthWishes: queued(birthWishesEndpoints.saveBirthWishes, {
    noun: 'Birth wishes',
    open: '/care/birth-wishes',
    title: () => 'What you wish for the birth',
    shows: ({ body }, at) => [{ on: hers(at, 'birth-wishes'), where: {}, set: body }],
  }),
} as const;
