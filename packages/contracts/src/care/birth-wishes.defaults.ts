import type { BirthWishes } from './birth-wishes.schemas';

export const noBirthWishes: BirthWishes = { wishes: [], companion: '', notes: {}, words: '' };
