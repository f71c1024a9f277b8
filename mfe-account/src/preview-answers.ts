import { account, type User } from '@nestwell/contracts/account';
import { billing } from '@nestwell/contracts/billing';
import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { answer } from '@nestwell/remote-kit/preview';
import { sessionAnswers } from './preview-sessions';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const day = (daysAgo: number) => ago(daysAgo * 24 * 60).slice(0, 10);
const rowId = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const babyOf = ({ isPregnant }: User) =>
  isPregnant
    ? ({
        currentWeek: 24,
        currentMonth: null,
        trimester: 'second',
        milestone: {
          sizeComparison: 'an ear of corn',
          sizeDescription: 'About 32 cm and 670 g, crown to heel. Typical, every baby varies.',
          sizeEmoji: '🌽',
          developmentMilestone: 'Tiny lungs are practising breathing movements.',
          maternalTip: 'Swollen feet? Ten minutes up. Face or hands swollen: call now.',
        },
      } as const)
    : ({
        currentWeek: 0,
        currentMonth: 4,
        trimester: 'postpartum',
        milestone: {
          sizeComparison: 'finding tiny hands',
          sizeDescription: 'And holding on to yours',
          sizeEmoji: '🧸',
          developmentMilestone: 'Holds the head steady and coos.',
          maternalTip: 'Keep a glass of water where you feed.',
        },
      } as const);

const notice = { type: 'personal', priority: 'normal', isRead: false, actionUrl: null } as const;
const notifications = [
  {
    ...notice,
    id: rowId(1),
    title: 'Your free trial ends in two days',
    message: 'Nothing is billed by itself.',
    priority: 'high',
    actionUrl: '/checkout',
    createdAt: ago(10),
  },
  {
    ...notice,
    id: rowId(2),
    type: 'feature_release',
    title: '12 new recipes',
    message: 'Dinners under 30 minutes.',
    actionUrl: '/nutrition',
    createdAt: ago(1500),
  },
  {
    ...notice,
    id: rowId(3),
    type: 'maintenance',
    title: 'Short pause on Sunday',
    message: 'From 2:00 to 2:30.',
    isRead: true,
    createdAt: ago(3000),
  },
] as const;

const plans = [
  {
    id: 'trial',
    name: '7-Day Free Trial',
    price: 0,
    period: 'for 7 days',
    description: 'No card needed. Full access from the first minute.',
    features: ['Everything in Monthly', 'A reminder when it ends'],
    badge: 'Start here',
  },
  {
    id: 'annual',
    name: 'Annual',
    price: 97,
    period: 'a year',
    description: 'Works out at $8.08 a month.',
    features: ['Everything in Monthly', 'One payment a year'],
    badge: 'Save $22.40',
  },
  {
    id: 'monthly',
    name: 'Monthly',
    price: 9.95,
    period: 'a month',
    description: 'Renews each month. Cancel any time.',
    features: ['Every recipe and meal plan', 'Community and reminders'],
    badge: null,
  },
] as const;

const sent = {
  id: rowId(4),
  name: 'Amara Okafor',
  email: 'amara@example.com',
  message: 'Could recipes show grams as well as cups?',
  status: 'new',
  createdAt: ago(2000),
  adminReply: null,
  repliedAt: null,
} as const;

const nothing = {
  waterIntake: null,
  sleepHours: null,
  mood: null,
  energyLevel: null,
  postpartumBlues: null,
} as const;

/** What Home's widgets, the checkout and support read, as a member finds it. */
export const screenAnswers = (user: User) => [
  answer(account.babySummary, babyOf(user)),
  answer(account.listNotifications, [...notifications]),
  answer(account.countUnreadNotifications, { count: 2 }),
  answer(account.markAllNotificationsRead, { count: 0 }),
  answer(account.markNotificationRead, { ...notifications[0], isRead: true }),
  answer(
    billing.listPlans,
    plans.map((plan) => ({ ...plan, features: [...plan.features] })),
  ),
  answer(billing.quotePlan, ({ query }) => ({
    plan: query.plan === 'annual' ? ('annual' as const) : ('monthly' as const),
    currency: 'USD' as const,
    country: query.country ?? null,
    region: query.region ?? null,
    net: 97,
    tax: 12.61,
    taxRate: 0.13,
    taxName: 'HST',
    total: 109.61,
  })),
  answer(account.listOwnFeedback, [{ ...sent, userId: user.id }]),
  answer(account.listFeedback, [{ ...sent, userId: user.id, adminNotes: null }]),
  answer(account.sendFeedback, { ...sent, userId: user.id }),
  ...sessionAnswers,
  answer(nutrition.listMeals, []),
  answer(
    fitness.listTracking,
    [0, 1, 2].map((daysAgo) => ({
      ...nothing,
      id: rowId(10 + daysAgo),
      userId: user.id,
      date: day(daysAgo),
      weight: 146,
    })),
  ),
];
