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
