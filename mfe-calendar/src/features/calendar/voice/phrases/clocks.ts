/** A clock, said in many ways. */
export const clocks = `
take iron at 8 | Take iron | 2026-11-21 08:00 | none
take iron at 8 pm | Take iron | 2026-11-20 20:00 | none
take iron at 8pm | Take iron | 2026-11-20 20:00 | none
take iron 8pm | Take iron | 2026-11-20 20:00 | none
take iron 8 p.m. | Take iron | 2026-11-20 20:00 | none
take iron 9 a m | Take iron | 2026-11-21 09:00 | none
take iron at eight p.m. | Take iron | 2026-11-20 20:00 | none
8 pm take iron | Take iron | 2026-11-20 20:00 | none
call mum at 8:30 | Call mum | 2026-11-21 08:30 | none
call mum 8:30 pm | Call mum | 2026-11-20 20:30 | none
call mum 20:15 | Call mum | 2026-11-20 20:15 | none
call mum at 730 | Call mum | 2026-11-21 07:30 | none
call mum at 7.45 pm | Call mum | 2026-11-20 19:45 | none
call mum at eight thirty five | Call mum | 2026-11-21 08:35 | none
call mum at five oh five | Call mum | 2026-11-20 17:05 | none
call mum at eleven fifteen | Call mum | 2026-11-20 11:15 | none
call mum at 3 o'clock | Call mum | 2026-11-20 15:00 | none
call mum three o'clock | Call mum | 2026-11-20 15:00 | none
call mum around 5 | Call mum | 2026-11-20 17:00 | none
call mum before 6 pm | Call mum | 2026-11-20 18:00 | none
call mum about 4 pm | Call mum | 2026-11-20 16:00 | none
stretch at half past two | Stretch | 2026-11-20 14:30 | none
stretch half two | Stretch | 2026-11-20 14:30 | none
stretch half past 8 pm | Stretch | 2026-11-20 20:30 | none
stretch at ten to six | Stretch | 2026-11-20 17:50 | none
stretch at ten minutes past one | Stretch | 2026-11-20 13:10 | none
stretch quarter past four | Stretch | 2026-11-20 16:15 | none
stretch at a quarter to 12 | Stretch | 2026-11-20 11:45 | none
stretch at quarter to one | Stretch | 2026-11-20 12:45 | none
rest at noon | Rest | 2026-11-20 12:00 | none
rest at midday | Rest | 2026-11-20 12:00 | none
rest at 12 | Rest | 2026-11-20 12:00 | none
feed at 12 am | Feed | 2026-11-21 00:00 | none
feed at 12:30 am | Feed | 2026-11-21 00:30 | none
walk from 5 to 6 | Walk to 6 | 2026-11-20 17:00 | none
call line at 99 | Call line at 99 | 2026-11-21 09:00 | none
feed at 0:45 | Feed | 2026-11-21 00:45 | none
pump in twenty minutes | Pump | 2026-11-20 10:20 | none
pump in 90 minutes | Pump | 2026-11-20 11:30 | none
pump in an hour and a half | Pump | 2026-11-20 11:30 | none
pump in two and a half hours | Pump | 2026-11-20 12:30 | none
pump in half an hour | Pump | 2026-11-20 10:30 | none
pump in a quarter of an hour | Pump | 2026-11-20 10:15 | none
pump in a couple of hours | Pump | 2026-11-20 12:00 | none
pump half an hour from now | Pump | 2026-11-20 10:30 | none
pump 45 minutes from now | Pump | 2026-11-20 10:45 | none
`;
