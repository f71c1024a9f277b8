import type { ActivityLevel, Allergy, User } from '@nestwell/contracts/account';
import type { TrackingEntry } from '@nestwell/contracts/fitness';
import type { Meal } from '@nestwell/contracts/nutrition';
import { shownWeight, weightUnit } from '@nestwell/domain/units';
import { sentenceCase } from '../../../lib/sentence-case';
import { speaksFor, suggestedDiets, type SuggestedDiet } from './diet-keywords';
import type { ProfileSuggestion } from './suggestion';

export const thresholds = {
  /** Meals of the last 14 days. */
  meals: 10,
  share: { 'dairy-free': 0.7, 'gluten-free': 0.7, vegetarian: 0.8, vegan: 0.7 } satisfies Record<
    SuggestedDiet,
    number
  >,
  /** Weight logs of the last 30 days, and pounds between the latest and the profile. */
  weightLogs: 3,
  weightDifference: 2,
  energyLogs: { least: 7, most: 14 },
  /** Beyond the 0 to 4 scale the threshold is the scale's own end. */
  energyAverage: { sedentary: 4.5, light: 4 },
  scaleEnd: 4,
  /** Answers of the last 7 days, and how many of them yes. */
  bluesAnswers: 3,
  bluesYes: 3,
} as const;

/** What she leaves out for an allergy is no news to her. */
const sameAs: Partial<Record<SuggestedDiet, Allergy>> = { 'dairy-free': 'dairy', 'gluten-free': 'gluten' };

type Member = Pick<
  User,
  'id' | 'allergies' | 'dietaryRestrictions' | 'currentWeight' | 'activityLevel' | 'units' | 'hidesFigures'
>;

/** From the meals of the last 14 days. */
export function dietarySuggestions(user: Member, meals: readonly Pick<Meal, 'name'>[]): ProfileSuggestion[] {
  if (meals.length < thresholds.meals) return [];
  return suggestedDiets.flatMap((diet) => {
    const matching = meals.filter(({ name }) => speaksFor(diet, name)).length;
    const share = matching / meals.length;
    const isKnown =
      user.dietaryRestrictions.includes(diet) || user.allergies.some((one) => one === sameAs[diet]);
    if (share < thresholds.share[diet] || isKnown) return [];
    return [
      {
        id: `${user.id}:dietary:${diet}`,
        type: 'dietary' as const,
        title: `Eating mostly ${diet}?`,
        description: `You’ve logged ${meals.length} meals in two weeks and ${matching} look ${diet}. We can shape recipes around that.`,
        currentValue: user.dietaryRestrictions.map(sentenceCase).join(', ') || 'None',
        suggestedValue: sentenceCase(diet),
        confidence: share,
        dataPoints: meals.length,
        change: { dietaryRestrictions: [...user.dietaryRestrictions, diet] },
        acceptLabel: 'Update my profile',
      },
    ];
  });
}

/** From the days of the last 30 that have a weight, newest first. */
export function weightSuggestions(user: Member, newestFirst: readonly TrackingEntry[]): ProfileSuggestion[] {
  const logs = newestFirst.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  const [latest] = logs;
  if (latest === undefined || logs.length < thresholds.weightLogs || user.currentWeight === null) return [];
  if (user.hidesFigures) return [];
  if (Math.abs(latest - user.currentWeight) < thresholds.weightDifference) return [];
  const shown = (pounds: number) => `${shownWeight(pounds, user.units)} ${weightUnit[user.units]}`;
  return [
    {
      id: `${user.id}:weight:${latest}`,
      type: 'weight',
      title: 'Update your weight?',
      description: `Your latest log says ${shown(latest)}. Your profile still says ${shown(user.currentWeight)}.`,
      currentValue: shown(user.currentWeight),
      suggestedValue: shown(latest),
      confidence: 0.9,
      dataPoints: logs.length,
      change: { currentWeight: String(latest) },
      acceptLabel: `Use ${shown(latest)}`,
    },
  ];
}

const nextLevel = { sedentary: 'light', light: 'moderate' } as const satisfies Partial<
  Record<ActivityLevel, ActivityLevel>
>;

/** From the newest energy logs, 14 at most. */
export function activitySuggestions(
  user: Member,
  newestFirst: readonly TrackingEntry[],
): ProfileSuggestion[] {
  const { activityLevel } = user;
  if (activityLevel !== 'sedentary' && activityLevel !== 'light') return [];
  const { least, most } = thresholds.energyLogs;
  const logs = newestFirst
    .flatMap(({ energyLevel }) => (energyLevel === null ? [] : [energyLevel]))
    .slice(0, most);
  if (logs.length < least) return [];
  const average = logs.reduce((sum, level) => sum + level, 0) / logs.length;
  if (average < Math.min(thresholds.energyAverage[activityLevel], thresholds.scaleEnd)) return [];
  const suggested = nextLevel[activityLevel];
  return [
    {
      id: `${user.id}:activity:${suggested}`,
      type: 'activity',
      title: 'More energy lately?',
      description: `Your last ${logs.length} check-ins were full of energy. Your activity level could be ${suggested} now.`,
      currentValue: activityLevel,
      suggestedValue: suggested,
      confidence: 0.7,
      dataPoints: logs.length,
      change: { activityLevel: suggested },
      acceptLabel: `Change to ${suggested}`,
    },
  ];
}

/** From the days of the last 7 on which she answered the question about low days. */
export function healthSuggestions(user: Member, newestFirst: readonly TrackingEntry[]): ProfileSuggestion[] {
  const answered = newestFirst.filter(({ postpartumBlues }) => postpartumBlues !== null);
  const yes = answered.filter(({ postpartumBlues }) => postpartumBlues === true);
  const [latest] = answered;
  if (!latest || answered.length < thresholds.bluesAnswers || yes.length < thresholds.bluesYes) return [];
  return [
    {
      // Dismissed, it may come again in another month.
      id: `${user.id}:health:${latest.date.slice(0, 7)}`,
      type: 'health_status',
      title: 'These days sound heavy',
      description: `You said so on ${yes.length} days this week. Many mothers know such days, they can be treated, and help is there today.`,
      currentValue: `${yes.length} of ${answered.length} days`,
      suggestedValue: 'Support',
      confidence: 0.8,
      dataPoints: answered.length,
      change: null,
      acceptLabel: 'Get Support',
    },
  ];
}

/** Health first, then by confidence. */
export function inOrder(suggestions: readonly ProfileSuggestion[]): ProfileSuggestion[] {
  const rank = ({ type }: ProfileSuggestion) => (type === 'health_status' ? 0 : 1);
  return suggestions.toSorted((one, other) => rank(one) - rank(other) || other.confidence - one.confidence);
}
