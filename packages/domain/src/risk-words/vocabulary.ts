const list = (words: string): readonly string[] => words.split(' ');

/** Words that mean the same to the patterns. Wrong spellings stand beside the right ones. */
export const vocabulary: ReadonlyMap<string, readonly string[]> = new Map([
  // May stand between "I" and the deed without giving it another subject.
  [
    'LIGHT',
    list(
      'i am was were will would might may can could should do did not have had been be being to that just really so very ' +
        'too always often sometimes almost nearly even ever again still completely totally utterly actually only all ' +
        'want wanted wanting need feel felt feeling like going about keep kept think thinking thought thoughts came ' +
        'scared afraid terrified worried frightened close snapped tempted ready trying tried started such ' +
        'and honestly a an the this my of little own urge urges maybe probably',
    ),
  ],
  ['WANT', list('want wants wanted wanting wish wishing wished hope hoping hoped need ready prefer')],
  ['DIE', list('die dying died')],
  ['LIVE', list('live living alive exist existing')],
  ['GONE', list('gone dead disappeared disappear died vanish vanished')],
  ['ANYMORE', list('anymore . today tonight')],
  ['SELF', list('myself self')],
  [
    'HARM',
    list('hurt hurting harm harming kill killing kll kil murder murdering injure injuring stab stabbing'),
  ],
  ['HARMED', list('killed harmed injured')],
  [
    'SELFKILL',
    list('kms unalive unaliving suicide suicidal suicidality sucide sicide suicde suiside selfharm'),
  ],
  [
    'STIFLE',
    list(
      'smother smothering suffocate suffocating drown drowning strangle strangling choke choking poison poisoning',
    ),
  ],
  [
    'ROUGH',
    list(
      'shake shaking shook throw throwing threw hit hitting slap slapping slapped punch punching punched smash ' +
        'smashing kick kicking kicked drop dropping beat beating smack smacking smacked',
    ),
  ],
  ['STRUCK', list('shook slapped smacked punched beat kicked')],
  [
    'CHILD',
    list(
      'baby babies bub newborn infant child children kid kids son daughter little girl boy twins twin toddler',
    ),
  ],
  ['HIM', list('him her them')],
  [
    'IMAGINE',
    list(
      'thought thoughts think thinking urge urges impulse impulses image images imagine imagined imagining picture ' +
        'picturing visions vision dream dreaming dreamed fantasise fantasize fantasies plan planning',
    ),
  ],
  [
    'MEANT',
    list(
      'want wanted tempted going might could will scared afraid terrified nearly almost close urge urges like',
    ),
  ],
  ['AFRAID', list('scared afraid terrified frightened')],
  ['MOTHER', list('mother mum mom mummy mommy mama parent one me')],
  ['HEIGHT', list('balcony roof bridge building window cliff stairs platform ledge')],
  ['TRAFFIC', list('train bus car truck lorry traffic tram tube')],
  ['PILLS', list('pills tablets meds medication paracetamol tylenol painkillers antidepressants')],
  [
    'ELATED',
    list(
      'amazing energy energetic fantastic unstoppable euphoric wonderful brilliant ideas powers invincible',
    ),
  ],
  [
    'PLOTTERS',
    list(
      'everyone everybody they somebody someone people husband law neighbours neighbors nurses doctors midwives',
    ),
  ],
  [
    'STRONG',
    list('severe terrible awful sharp strong stabbing unbearable intense horrible excruciating constant'),
  ],
  ['MOVELESS', list('less fewer reduced decreased hardly barely no weaker any')],
  ['ABUSER', list('law uncle brother cousin stepfather stepdad fiance spouse family')],
  ['PARTNER', list('husband partner boyfriend ex wife girlfriend father dad')],
  [
    'STRIKE',
    list(
      'hit hits hitting beat beats beating hurt hurts slapped slaps punched punches choked chokes strangled kicked ' +
        'threatened threatens',
    ),
  ],
]);
