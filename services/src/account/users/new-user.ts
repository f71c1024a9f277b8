import { type account, newUserDefaults, unknownPregnancyFacts } from '@nestwell/contracts/account/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { newId } from '../../platform/database/ids';
import type { StageFacts } from './pregnancy';
import { changedStage } from './stage-change';
import type { UserEntity } from './user.entity';

export interface Registration {
  request: BodyOf<typeof account.createUser>;
  emailKey: Buffer;
  zone: string;
  today: LocalDate;
  now: Date;
}

/** The row of a new user: what she said, and the defaults for what she did not. */
export function newUser({ request, emailKey, zone, today, now }: Registration): UserEntity {
  return {
    id: newId(),
    emailKey,
    email: request.email,
    name: request.name ?? nameOf(request.email),
    role: 'user',
    timezone: zone,
    ...firstStage(request, today),
    isBreastfeeding:
      request.isBreastfeeding ?? (request.isPregnant ? false : newUserDefaults.isBreastfeeding),
    babies: request.babies ?? 1,
    pregnancyFacts: request.pregnancyFacts ? { ...unknownPregnancyFacts, ...request.pregnancyFacts } : null,
    currentWeight: request.currentWeight ?? null,
    healthyWeightGoal: request.healthyWeightGoal ?? null,
    height: request.height ?? null,
    activityLevel: request.activityLevel ?? newUserDefaults.activityLevel,
    allergies: request.allergies ?? [],
    dietaryRestrictions: request.dietaryRestrictions ?? [],
    baseCalorieGoal: request.baseCalorieGoal ?? newUserDefaults.baseCalorieGoal,
    nursingMode: request.nursingMode ?? true,
    trimesterMode: request.trimesterMode ?? false,
    hidesFigures: request.hidesFigures ?? false,
    answeredNotes: request.answeredNotes ?? null,
    units: request.units ?? 'us',
    locale: null,
    dateOrder: request.dateOrder ?? 'auto',
    clockFace: request.clockFace ?? 'auto',
    milkHelpWanted: request.milkHelpWanted ?? null,
    asksForCode: false,
    unprovedSince: null,
    consentedAt: request.consent ? now : null,
    createdAt: now,
  };
}

/** The part before the @, within the length of a name. */
const nameOf = (email: string) => email.slice(0, email.lastIndexOf('@')).slice(0, 120).toWellFormed();

const NOBODY: StageFacts = {
  isPregnant: false,
  quiet: null,
  hadStage: false,
  lossOn: null,
  dueDate: null,
  isDueDateExact: false,
  babyBornOn: null,
  isBirthDateExact: false,
};

function firstStage(request: Registration['request'], today: LocalDate): StageFacts {
  const isPregnant = request.isPregnant ?? isSaidToBePregnant(request);
  const isDefault = !isPregnant && request.state !== 'paused' && request.state !== 'loss';
  const months = request.monthsPostpartum ?? (isDefault ? newUserDefaults.monthsPostpartum : null);
  return changedStage(NOBODY, { ...request, isPregnant, monthsPostpartum: months }, today);
}

const isSaidToBePregnant = ({ state, dueDate, pregnancyWeek }: Registration['request']) =>
  state === 'pregnant' || (state === undefined && Boolean(dueDate ?? pregnancyWeek));
