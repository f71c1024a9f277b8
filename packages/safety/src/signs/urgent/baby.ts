import { newbornFeeding, newbornFever } from '../newborn';
import { type Sign, signsOf, UNREAD } from './sign';

const ill = signsOf('nhs.uk, is your baby or toddler seriously ill', '2026-11-23');
const more = signsOf('nhs.uk, is your baby or toddler seriously ill; NICE NG143, fever in under 5s', UNREAD);
const fever = signsOf('American Academy of Pediatrics; NHS', '2026-11-22');
const feeds = signsOf('NHS Healthier Together, feeding in the first days; AAP, wet diapers', UNREAD);
const jaundice = signsOf('NICE NG98, jaundice in newborn babies; NHS Healthier Together, jaundice', UNREAD);
const accident = signsOf('NHS, choking, poisoning and head injury in babies', UNREAD);

const { celsius, underMonths } = newbornFever.value;
const { feeds: leastFeeds, wetNappies, fromDay } = newbornFeeding.value;

/** The last day on which a baby is younger than so many months; of the longest months, so that none ends early. */
export const lastDayUnder = (months: number) => Math.ceil(months * 30.6) - 1;
const FEVER_TO = lastDayUnder(underMonths);
const YOUNG_TO = lastDayUnder(6);

/** What a baby who is born is called about, by its age in days; what goes fastest first. */
export const babySigns: readonly Sign[] = [
  fever('temperature', `${celsius} °C (100.4 °F) or more, under ${underMonths} months`, {
    to: FEVER_TO,
    byYoungerAge: true,
  }),
  ill('breathing', 'Trouble breathing, or skin that turns blue, gray or very pale'),
  more('breathing', 'Grunting, ribs drawing in, or pauses in breathing'),
  ill('waking', 'Won’t wake, hard to wake, or not answering as usual'),
  ill('fit', 'A fit'),
  more('waking', 'Floppy'),
  more('waking', 'A high-pitched or weak cry'),
  more('waking', 'A soft spot on the head that bulges'),
  more('temperature', '39 °C (102.2 °F) or more, at 3 to 6 months', {
    from: FEVER_TO + 1,
    to: YOUNG_TO,
    byYoungerAge: true,
  }),
  more('temperature', 'Under 36 °C (96.8 °F), or cold to the touch'),
  feeds('feeding', 'Not feeding, or two feeds missed in a row'),
  feeds('feeding', 'No wet diaper for 12 hours', { from: 1 }),
  feeds(
    'feeding',
    'Before day 5, fewer wet diapers than one on day 1, two on day 2, three on day 3, four on day 4',
    {
      to: fromDay,
    },
  ),
  fever(
    'feeding',
    `From day ${fromDay}, fewer than ${leastFeeds} feeds or ${wetNappies} wet diapers in a day`,
    {
      from: fromDay - 1,
      to: lastDayUnder(2),
    },
  ),
  ill('feeding', 'Diapers much drier than usual'),
  ill('feeding', 'Green vomit'),
  more('feeding', 'Blood in the stool'),
  jaundice('skin', 'Yellow skin or eyes in the first 24 hours', { to: 1 }),
  jaundice('skin', 'Yellow skin that spreads or deepens', { to: FEVER_TO }),
  more('skin', 'A rash that does not fade when you press a glass on it'),
  accident('accident', 'Choking'),
  accident('accident', 'Something swallowed that may be poison'),
  accident('accident', 'A fall, or a blow to the head'),
  jaundice('skin', 'Still yellow after 14 days', { from: 14, to: FEVER_TO }, 'today'),
  jaundice('skin', 'Pale stools or dark urine', { to: FEVER_TO }, 'today'),
  feeds(
    'feeding',
    'More than 10 % of the birth weight lost, or not back to it by two weeks',
    {
      to: lastDayUnder(2),
    },
    'today',
  ),
  more('temperature', 'A fever that lasts five days', { from: FEVER_TO + 1 }, 'today'),
];
