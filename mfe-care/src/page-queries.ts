import type { User } from '@nestwell/contracts/account';
import { care } from '@nestwell/contracts/care';
import { deviceDate } from '@nestwell/domain/device-time';
import { readOf } from '@nestwell/remote-kit';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { foodStageOf } from '@nestwell/safety/foods';
import { mealsTodayOf } from './features/can-i-eat/caffeine/caffeine.queries';
import { dosesOf } from './features/medicines/medicines.queries';
import { moodChecksOf } from './features/mood/mood.queries';
import { lastDays } from './features/movements/use-movements';
import { readingsOf } from './features/pressure/pressure.queries';
import { recoveryNotesOf } from './features/recovery/recovery.queries';
import { logOf } from './lib/baby-log/baby-log.queries';
import { visitsOf } from './lib/visits/visits.queries';
import { hasBaby, isExpecting, isQuiet } from './lib/whom-for';
import { lastVisitsOf } from './pages/report/report.queries';

const ofUser = (userId: string) => ({ params: { userId } });
const settingsOf = (userId: string) => readOf(care.readCareSettings, ofUser(userId));
const clockOf = (userId: string) => readOf(care.readServerClock, ofUser(userId));
const questionsOf = (userId: string) => readOf(care.listQuestions, ofUser(userId));
const bagOf = (userId: string) => readOf(care.listBag, ofUser(userId));
const wishesOf = (userId: string) => readOf(care.readBirthWishes, ofUser(userId));
const contactOf = (userId: string) => readOf(care.readCareContact, ofUser(userId));
const epds = readOf(care.readEpds);
const medicinesOf = (userId: string) => readOf(care.listMedicines, ofUser(userId));

/** The log of her babies with what its figures follow from; timers go by the server's clock. */
const feedingOf = (userId: string) => [logOf(userId), settingsOf(userId), clockOf(userId)];

const today = () => deviceDate(new Date());
const dosesToday = (userId: string) => [medicinesOf(userId), dosesOf(userId, today())];
const appointmentsOf = (userId: string) => [questionsOf(userId), visitsOf(userId, today())];
const movementsOf = (userId: string) => logOf(userId, lastDays(today()));

const caffeineOf = (her: User) => (foodStageOf(her) === null ? [] : [mealsTodayOf(her.id)]);

const careOf = (her: User) => [
  contactOf(her.id),
  ...caffeineOf(her),
  readingsOf(her.id),
  moodChecksOf(her.id),
  ...dosesToday(her.id),
  ...(isQuiet(her) ? [] : appointmentsOf(her.id)),
  ...(hasBaby(her) ? feedingOf(her.id) : []),
  ...(isExpecting(her) ? [movementsOf(her.id), clockOf(her.id), bagOf(her.id), wishesOf(her.id)] : []),
];

/** What the pages of this module read as they open. */
export const pageQueries: PageQueries = {
  '/': forMember((her) => (hasBaby(her) ? feedingOf(her.id) : [])),
  '/care': forMember(careOf),
  '/care/contractions': forMember(({ id }) => [...feedingOf(id), contactOf(id)]),
  '/care/movements': forMember(({ id }) => [movementsOf(id), clockOf(id), contactOf(id)]),
  '/care/movements/count': forMember(({ id }) => [movementsOf(id)]),
  '/care/fever': forMember(({ id }) => [contactOf(id)]),
  '/care/pressure': forMember(({ id }) => [readingsOf(id)]),
  '/care/body': forMember(({ id }) => [recoveryNotesOf(id)]),
  '/care/mood': forMember(({ id }) => [moodChecksOf(id), epds]),
  '/care/mood/history': forMember(({ id }) => [moodChecksOf(id), epds]),
  '/care/feeding': forMember(({ id }) => feedingOf(id)),
  '/care/can-i-eat': forMember(caffeineOf),
  '/care/settings': forMember(({ id }) => [settingsOf(id)]),
  '/care/medicines': forMember(({ id }) => dosesToday(id)),
  '/care/questions': forMember(({ id }) => appointmentsOf(id)),
  '/care/partner': forMember(({ id }) => [readOf(care.listShares, ofUser(id))]),
  // The days of the rest follow from the last visit.
  '/care/report': forMember(({ id }) => [
    lastVisitsOf(id, today()),
    questionsOf(id),
    medicinesOf(id),
    settingsOf(id),
    epds,
  ]),
  '/care/bag': forMember(({ id }) => [bagOf(id)]),
  '/care/birth-wishes': forMember(({ id }) => [wishesOf(id)]),
};
