/** Written before the readers they hold to account, and not used while those were written. */
export const heldOut = `
every morning at 8 to take vitamins | Take vitamins | 2026-11-21 08:00 | daily
every night at 9 to do the stretches | Do the stretches | 2026-11-20 21:00 | daily
take iron 8 pm | Take iron | 2026-11-20 20:00 | none
pay rent on the 31st | Pay rent | 2026-12-31 09:00 | none
remind me to take folic acid each evening at half past seven | Take folic acid | 2026-11-20 19:30 | daily
every evening call mum | Call mum | 2026-11-20 19:00 | daily
nightly wash bottles at 10 | Wash bottles | 2026-11-20 22:00 | daily
every single day at noon drink water | Drink water | 2026-11-20 12:00 | daily
once a day at 7 am pelvic floor exercises | Pelvic floor exercises | 2026-11-21 07:00 | daily
once a week on tuesday weigh the baby | Weigh the baby | 2026-11-24 09:00 | weekly
on mondays at 10 baby group | Baby group | 2026-11-23 10:00 | weekly
baby massage thursdays 11 am | Baby massage | 2026-11-26 11:00 | weekly
each sunday at six in the evening plan meals | Plan meals | 2026-11-22 18:00 | weekly
pay the nursery on the 15th of each month | Pay the nursery | 2026-12-15 09:00 | monthly
order nappies once a month on the second | Order nappies | 2026-12-02 09:00 | monthly
renew insurance every year on march 3rd at 10 | Renew insurance | 2027-03-03 10:00 | annual
mum's birthday every 9th of may | Mum's birthday | 2027-05-09 09:00 | annual
pump every three hours | Pump every three hours | 2026-11-21 09:00 | none
walk every other day at 7 pm | Walk every other day | 2026-11-20 19:00 | none
take tablet twice a day | Take tablet twice a day | 2026-11-21 09:00 | none
call the health visitor at twenty past three | Call the health visitor | 2026-11-20 15:20 | none
give vitamin d at 8:15 in the morning | Give vitamin d | 2026-11-21 08:15 | none
feed at 3 in the morning | Feed | 2026-11-21 03:00 | none
take progesterone at 11 at night | Take progesterone | 2026-11-20 23:00 | none
ring the gp by 11:30 am | Ring the gp | 2026-11-20 11:30 | none
tomorrow night at ten pump | Pump | 2026-11-21 22:00 | none
school meeting at 18:45 on wednesday | School meeting | 2026-11-25 18:45 | none
scan tomorrow at five to nine | Scan | 2026-11-21 08:55 | none
dentist next thursday at ten fifteen | Dentist | 2026-11-26 10:15 | none
collect prescription this afternoon | Collect prescription | 2026-11-20 14:00 | none
blood test on december the fifth at 8 o'clock | Blood test | 2026-12-05 08:00 | none
midwife on friday the 4th of december at 2 | Midwife | 2026-12-04 14:00 | none
call grandma at noon tomorrow | Call grandma | 2026-11-21 12:00 | none
move the washing in three quarters of an hour | Move the washing | 2026-11-20 10:45 | none
check the oven in 1 hour and 20 minutes | Check the oven | 2026-11-20 11:20 | none
call the clinic two hours from now | Call the clinic | 2026-11-20 12:00 | none
book the hotel a week from today | Book the hotel | 2026-11-27 09:00 | none
check the car seat in three days at 5 pm | Check the car seat | 2026-11-23 17:00 | none
first birthday party on the twelfth of december at 3 pm | First birthday party | 2026-12-12 15:00 | none
six week check january 4 2027 at 9:40 am | Six week check | 2027-01-04 09:40 | none
buy two 8 ounce bottles tomorrow | Buy two 8 ounce bottles | 2026-11-21 09:00 | none
give 5 ml of paracetamol at 8 tonight | Give 5 ml of paracetamol | 2026-11-20 20:00 | none
do the night feed plan on sunday | Do the night feed plan | 2026-11-22 09:00 | none
ask if may can babysit on saturday evening | Ask if may can babysit | 2026-11-21 19:00 | none
return the march issue to the library on monday | Return the march issue to the library | 2026-11-23 09:00 | none
could you remind me to thaw milk at midnight | Thaw milk | 2026-11-21 00:00 | none
take antibiotics every day until friday at 8 am | Take antibiotics | 2026-11-21 08:00 | daily | 2026-11-27
swim every tuesday evening for six weeks | Swim | 2026-11-24 19:00 | weekly | 2026-12-29
order cake at the end of the month | Order cake | 2026-11-30 09:00 | none
clean the pump this weekend | Clean the pump | 2026-11-21 09:00 | none
call work next month on the 3rd | Call work | 2026-12-03 09:00 | none
set a reminder for yoga at 7pm on monday | Yoga | 2026-11-23 19:00 | none
I need to water the plants in a couple of days | Water the plants | 2026-11-22 09:00 | none
remember to sterilise bottles every night | Sterilise bottles | 2026-11-20 19:00 | daily
take iron at half past eight tonight | Take iron | 2026-11-20 20:30 | none
take calcium every lunchtime | Take calcium | 2026-11-20 12:00 | daily
defrost dinner at 4:30 pm tomorrow | Defrost dinner | 2026-11-21 16:30 | none
each night at 10:30 set the alarm | Set the alarm | 2026-11-20 22:30 | daily
every morning call the ward | Call the ward | 2026-11-21 09:00 | daily
every friday night at eight pizza | Pizza | 2026-11-20 20:00 | weekly
bins every wednesday morning at 7 | Bins | 2026-11-25 07:00 | weekly
weekly weigh in on saturday | Weigh in | 2026-11-21 09:00 | weekly
council tax every month on the 28th at 8 am | Council tax | 2026-11-28 08:00 | monthly
clean the filter on the tenth of every month | Clean the filter | 2026-12-10 09:00 | monthly
wedding anniversary every year on june the first | Wedding anniversary | 2027-06-01 09:00 | annual
flu jab yearly on october 2nd | Flu jab | 2027-10-02 09:00 | annual
change the sheets every fortnight | Change the sheets every fortnight | 2026-11-21 09:00 | none
hourly drink water | Hourly drink water | 2026-11-21 09:00 | none
physio every tuesday and friday at 5 | Physio every tuesday and friday | 2026-11-24 17:00 | none
call ann wednesday 6 pm | Call ann | 2026-11-25 18:00 | none
call ann at nineteen hours | Call ann | 2026-11-20 19:00 | none
call ann at quarter to eight in the evening | Call ann | 2026-11-20 19:45 | none
call ann at ten past nine a.m. | Call ann | 2026-11-21 09:10 | none
call ann at 12:15 | Call ann | 2026-11-20 12:15 | none
call ann in 1 and a half hours | Call ann | 2026-11-20 11:30 | none
call ann in a week at half past six in the evening | Call ann | 2026-11-27 18:30 | none
call ann nov 30 | Call ann | 2026-11-30 09:00 | none
please remind me that the boiler man comes sunday the 29th at 1 | The boiler man comes | 2026-11-29 13:00 | none
drink tea today at 4 | Drink tea | 2026-11-20 16:00 | none
`;
