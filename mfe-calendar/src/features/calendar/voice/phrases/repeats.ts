/** What repeats, what repeats until a day, and what no reminder can repeat by, which stays in the title. */
export const repeats = `
take vitamins every day at 8 | Take vitamins | 2026-11-21 08:00 | daily
take vitamins everyday at 8 pm | Take vitamins | 2026-11-20 20:00 | daily
take vitamins daily | Take vitamins | 2026-11-21 09:00 | daily
take vitamins each day at noon | Take vitamins | 2026-11-20 12:00 | daily
take vitamins each morning | Take vitamins | 2026-11-21 09:00 | daily
take vitamins every afternoon at 2 | Take vitamins | 2026-11-20 14:00 | daily
take vitamins at 8 every morning | Take vitamins | 2026-11-21 08:00 | daily
take vitamins at 8 every night | Take vitamins | 2026-11-20 20:00 | daily
take vitamins every night at half past nine | Take vitamins | 2026-11-20 21:30 | daily
take vitamins at bedtime every day | Take vitamins at bedtime | 2026-11-21 09:00 | daily
every day take vitamins at 7 am | Take vitamins | 2026-11-21 07:00 | daily
bath every week | Bath | 2026-11-21 09:00 | weekly
bath weekly on sunday at 6 pm | Bath | 2026-11-22 18:00 | weekly
bath every sunday | Bath | 2026-11-22 09:00 | weekly
bath each sunday evening | Bath | 2026-11-22 19:00 | weekly
bath on sundays | Bath | 2026-11-22 09:00 | weekly
pay rent monthly | Pay rent | 2026-11-21 09:00 | monthly
pay rent on the 1st of every month | Pay rent | 2026-12-01 09:00 | monthly
pay rent every month on the 31st | Pay rent | 2026-12-31 09:00 | monthly
pay rent on the first of each month | Pay rent | 2026-12-01 09:00 | monthly
pay rent every 15th | Pay rent | 2026-12-15 09:00 | monthly
pay rent once a month | Pay rent | 2026-11-21 09:00 | monthly
renew passport every year | Renew passport | 2026-11-21 09:00 | annual
renew passport every december 5th | Renew passport | 2026-12-05 09:00 | annual
renew passport annually on 5 december | Renew passport | 2026-12-05 09:00 | annual
take antibiotics every day at 8 pm until sunday | Take antibiotics | 2026-11-20 20:00 | daily | 2026-11-22
take antibiotics every day for ten days at 8 pm | Take antibiotics | 2026-11-20 20:00 | daily | 2026-11-29
take antibiotics every evening for a week | Take antibiotics | 2026-11-20 19:00 | daily | 2026-11-26
take antibiotics daily till december 5th | Take antibiotics | 2026-11-21 09:00 | daily | 2026-12-05
walk every second day | Walk every second day | 2026-11-21 09:00 | none
walk every two weeks on monday | Walk every two weeks | 2026-11-23 09:00 | none
walk every weekday at 8 | Walk every weekday | 2026-11-21 08:00 | none
walk every monday and thursday | Walk every monday and thursday | 2026-11-23 09:00 | none
walk every other friday | Walk every other friday | 2026-11-27 09:00 | none
drink water every hour | Drink water every hour | 2026-11-21 09:00 | none
drink water three times a day | Drink water three times a day | 2026-11-21 09:00 | none
pump every 4 hours | Pump every 4 hours | 2026-11-21 09:00 | none
baby clinic every first monday | Baby clinic every first monday | 2026-11-23 09:00 | none
baby clinic on the last tuesday of every month | Baby clinic on the last tuesday of every month | 2026-11-24 09:00 | none
wipe every surface | Wipe every surface | 2026-11-21 09:00 | none
`;
