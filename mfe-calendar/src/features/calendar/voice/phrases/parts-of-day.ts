/** A part of the day, alone or with a clock that it makes plain. */
export const partsOfDay = `
take iron in the morning | Take iron | 2026-11-21 09:00 | none
take iron tomorrow morning | Take iron | 2026-11-21 09:00 | none
take iron this afternoon | Take iron | 2026-11-20 14:00 | none
take iron this evening | Take iron | 2026-11-20 19:00 | none
take iron tonight | Take iron | 2026-11-20 19:00 | none
take iron tonight at 8:30 | Take iron | 2026-11-20 20:30 | none
take iron at eight tonight | Take iron | 2026-11-20 20:00 | none
take iron 8 tonight | Take iron | 2026-11-20 20:00 | none
take iron 9 in the evening | Take iron | 2026-11-20 21:00 | none
take iron at 5 in the morning | Take iron | 2026-11-21 05:00 | none
take iron at 9 at night | Take iron | 2026-11-20 21:00 | none
feed at 2 at night | Feed | 2026-11-21 02:00 | none
feed every night at 2 | Feed | 2026-11-21 02:00 | daily
feed every night at 12 | Feed | 2026-11-21 00:00 | daily
feed tonight at midnight | Feed | 2026-11-21 00:00 | none
feed tonight at 1 | Feed | 2026-11-21 01:00 | none
feed at midnight | Feed | 2026-11-21 00:00 | none
lunch at 12 in the afternoon | Lunch | 2026-11-20 12:00 | none
call mum monday night | Call mum | 2026-11-23 19:00 | none
call mum on monday night at 9 | Call mum | 2026-11-23 21:00 | none
call mum on monday in the afternoon | Call mum | 2026-11-23 14:00 | none
call mum tomorrow evening at quarter past seven | Call mum | 2026-11-21 19:15 | none
call mum monday morning at 10 | Call mum | 2026-11-23 10:00 | none
call mum december 5th in the evening | Call mum | 2026-12-05 19:00 | none
in the evening call mum | Call mum | 2026-11-20 19:00 | none
tomorrow afternoon at 3 call mum | Call mum | 2026-11-21 15:00 | none
buy morning sickness bands | Buy morning sickness bands | 2026-11-21 09:00 | none
try the evening primrose oil | Try the evening primrose oil | 2026-11-21 09:00 | none
pack a night light tomorrow | Pack a night light | 2026-11-21 09:00 | none
take good night tea at 10 pm | Take good night tea | 2026-11-20 22:00 | none
`;
