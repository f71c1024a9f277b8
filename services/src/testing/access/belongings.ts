import { account } from '@nestwell/contracts/account/server';
import { billing } from '@nestwell/contracts/billing/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { care } from '@nestwell/contracts/care/server';
import { community } from '@nestwell/contracts/community/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import type { Answer } from '../visitor';
import type { Member } from '../member';
import { careBelongingsOf } from './care-belongings';
import { idOf } from './id-of';

const unknown = '019aa000-0000-7000-8000-000000000000';

/** One row of every kind that is reached by its id, made over the API: what paths name, by the names they use. */
export async function belongingsOf(member: Member, tomorrow: string): Promise<Record<string, string>> {
  const userId = member.id;
  const post = await idOf(member.call(community.createPost, { body: { userId, content: 'A long night' } }));
  const meal = { userId, name: 'Lentil stew', calories: 420, mealType: 'lunch' } as const;
  return {
    userId,
    postId: post,
    commentId: await idOf(
      member.call(community.createComment, { body: { userId, postId: post, content: 'Better now' } }),
    ),
    mealId: await idOf(member.call(nutrition.logMeal, { body: meal })),
    planId: await idOf(member.call(nutrition.createMealPlan, { body: { userId, ...aPlan } })),
    foodId: await idOf(member.call(nutrition.keepFood, { params: { userId }, body: aFood })),
    workoutId: await workoutOf(member),
    reminderId: await idOf(
      member.call(calendar.createReminder, {
        body: { userId, title: 'Midwife', type: 'appointment', dueDateTime: tomorrow },
      }),
    ),
    babyNoteId: await idOf(
      member.call(care.logBabyNote, { params: { userId }, body: { kind: 'nappy', baby: 1, nappy: 'wet' } }),
    ),
    notificationId: await firstIdOf(member.call(account.listNotifications, { params: { userId } })),
    feedbackId: await idOf(
      member.call(account.sendFeedback, {
        body: { userId, name: 'Anna', email: member.email, message: 'More soups, please' },
      }),
    ),
    orderId: await idOf(
      member.call(billing.createOrder, {
        body: { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' },
      }),
    ),
    ...(await careBelongingsOf(member)),
    // Reached over her own path only, which is refused before anything is looked for.
    passkeyId: unknown,
    subscriptionId: unknown,
    blockId: unknown,
    sessionId: 'a'.repeat(32),
    feedKey: 'a'.repeat(43),
    date: '2026-06-15',
    group: 'second',
    item: 'leave',
  };
}

async function workoutOf(member: Member): Promise<string> {
  const exerciseId = await firstIdOf(member.call(fitness.listExercises, {}));
  const body = { userId: member.id, exerciseId, duration: 10 };
  return idOf(member.call(fitness.logWorkout, { body }));
}

const aFood = {
  name: 'Seeded rye bread',
  kind: 'own',
  portion: { label: 'slice', grams: 45 },
  calories: 110,
} as const;

const aPlan = {
  name: 'Calm week',
  startDate: '2026-06-15',
  endDate: '2026-06-15',
  days: { '2026-06-15': { breakfast: [], lunch: [], dinner: [], snacks: [] } },
  shoppingList: [],
};

async function firstIdOf(call: Promise<Answer<{ id: string }[]>>): Promise<string> {
  const [first] = (await call).body;
  if (first === undefined) throw new Error('there is nothing to name');
  return first.id;
}
