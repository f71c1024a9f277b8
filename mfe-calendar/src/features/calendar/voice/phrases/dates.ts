/** A day, said in many ways. */
export const dates = `
order nappies | Order nappies | 2026-11-21 09:00 | none
order nappies today at 11 | Order nappies | 2026-11-20 11:00 | none
order nappies today at 8 | Order nappies | 2026-11-20 20:00 | none
order nappies tomorrow | Order nappies | 2026-11-21 09:00 | none
order nappies the day after tomorrow | Order nappies | 2026-11-22 09:00 | none
order nappies on monday | Order nappies | 2026-11-23 09:00 | none
order nappies next friday | Order nappies | 2026-11-27 09:00 | none
order nappies this sunday | Order nappies | 2026-11-22 09:00 | none
monday order nappies | Order nappies | 2026-11-23 09:00 | none
order nappies in two weeks | Order nappies | 2026-12-04 09:00 | none
order nappies in two weeks' time | Order nappies | 2026-12-04 09:00 | none
order nappies in a fortnight | Order nappies | 2026-12-04 09:00 | none
order nappies in 10 days | Order nappies | 2026-11-30 09:00 | none
order nappies three days from now | Order nappies | 2026-11-23 09:00 | none
order nappies a week from tomorrow | Order nappies | 2026-11-28 09:00 | none
order nappies a week on monday | Order nappies | 2026-11-30 09:00 | none
order nappies next week | Order nappies | 2026-11-27 09:00 | none
order nappies next month | Order nappies | 2026-12-20 09:00 | none
order nappies in a month | Order nappies | 2026-12-20 09:00 | none
order nappies in a year | Order nappies | 2027-11-20 09:00 | none
order nappies at the weekend | Order nappies | 2026-11-21 09:00 | none
order nappies on the 25th | Order nappies | 2026-11-25 09:00 | none
order nappies on the 5th | Order nappies | 2026-12-05 09:00 | none
order nappies on the twenty first | Order nappies | 2026-11-21 09:00 | none
order nappies on the thirty first | Order nappies | 2026-12-31 09:00 | none
order nappies on the third of next month | Order nappies | 2026-12-03 09:00 | none
order nappies by the end of the month | Order nappies | 2026-11-30 09:00 | none
order nappies on the last day of the month | Order nappies | 2026-11-30 09:00 | none
scan on december 5 | Scan | 2026-12-05 09:00 | none
scan on december fifth | Scan | 2026-12-05 09:00 | none
scan on the fifth of december | Scan | 2026-12-05 09:00 | none
scan 5 dec at 10 | Scan | 2026-12-05 10:00 | none
scan on jan 3rd | Scan | 2027-01-03 09:00 | none
scan on 1 february 2027 at 2 pm | Scan | 2027-02-01 14:00 | none
scan on march 3rd 2028 | Scan | 2028-03-03 09:00 | none
scan on monday november 30th | Scan | 2026-11-30 09:00 | none
scan monday the 30th | Scan | 2026-11-30 09:00 | none
scan on the 29th of february | Scan | 2028-02-29 09:00 | none
scan on may 5th | Scan | 2027-05-05 09:00 | none
pay rent on february 30 | Pay rent on february 30 | 2026-11-21 09:00 | none
ask if may is free | Ask if may is free | 2026-11-21 09:00 | none
buy size 3 nappies | Buy size 3 nappies | 2026-11-21 09:00 | none
book room 5 for monday | Book room 5 | 2026-11-23 09:00 | none
get a second opinion on tuesday | Get a second opinion | 2026-11-24 09:00 | none
call the day care tomorrow | Call the day care | 2026-11-21 09:00 | none
feed the baby 2 ounces at 3 pm | Feed the baby 2 ounces | 2026-11-20 15:00 | none
`;
