import { unknownPregnancyFacts, type User } from '@nestwell/contracts/account/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import type { AccessPeriods } from './subscriptions';
import { stageOn } from './pregnancy';
import type { UserEntity } from './user.entity';

/** The user as she is on a day of hers. */
export function toUser(user: UserEntity, subscription: AccessPeriods, today: LocalDate): User {
  const stage = stageOn(user, today);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    ...stage,
    milkHelpWanted: stage.state === 'loss' ? user.milkHelpWanted : null,
    babies: stage.pregnancyPaused ? 1 : user.babies,
    // A fact that was added later is not among what she stated before: nobody asked.
    pregnancyFacts: { ...unknownPregnancyFacts, ...user.pregnancyFacts },
    isBreastfeeding: user.isBreastfeeding && !stage.pregnancyPaused,
    currentWeight: user.currentWeight,
    healthyWeightGoal: user.healthyWeightGoal,
    height: user.height,
    activityLevel: user.activityLevel,
    allergies: user.allergies ?? [],
    dietaryRestrictions: user.dietaryRestrictions,
    baseCalorieGoal: user.baseCalorieGoal,
    nursingMode: user.nursingMode,
    trimesterMode: user.trimesterMode,
    hidesFigures: user.hidesFigures,
    answeredNotes: user.answeredNotes ?? [],
    units: user.units,
    dateOrder: user.dateOrder,
    clockFace: user.clockFace,
    trialEndDate: subscription.trialEndsAt?.toISOString() ?? null,
    subscriptionEndDate: subscription.paidUntil?.toISOString() ?? null,
    consentedAt: user.consentedAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
  };
}
