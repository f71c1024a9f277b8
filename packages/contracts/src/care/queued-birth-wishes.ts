import { queued, hers } from '../kernel';
import * as birthWishesEndpoints from './birth-wishes.endpoints';

export const saveBirthWishes = /* @__PURE__ */ queued(birthWishesEndpoints.saveBirthWishes, {
  noun: 'Birth wishes',
  open: '/care/birth-wishes',
  title: () => 'What you wish for the birth',
  shows: ({ body }, at) => [{ on: hers(at, 'birth-wishes'), where: {}, set: body }],
});
