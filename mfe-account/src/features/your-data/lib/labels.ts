import type { ExportedField } from '@nestwell/contracts/account';
import { micronutrientUnits } from '@nestwell/contracts/nutrition';
import { sentenceCase } from '../../../lib/sentence-case';

/** Where its name says too little, or not in what it is counted. */
const named: Partial<Record<ExportedField | 'count', string>> = {
  actionUrl: 'Leads to',
  anonymous: 'Without your name',
  asksForCode: 'A code at each login',
  at: 'When',
  baseCalorieGoal: 'Calorie goal (kcal)',
  calories: 'Calories (kcal)',
  carbs: 'Carbs (g)',
  clockFace: 'Clock',
  commentCount: 'Comments',
  count: 'How many',
  createdAt: 'Made',
  currentWeight: 'Weight (lb)',
  dayStartsAt: 'Day begins at (hour)',
  dueAt: 'When',
  duration: 'Length (min)',
  adminReply: 'Our reply',
  fat: 'Fat (g)',
  healthyWeightGoal: 'Weight goal (lb)',
  height: 'Height (cm)',
  hidesFigures: 'Calories and weights hidden',
  trimesterMode: 'Goal raised by the trimester',
  answeredNotes: 'Notes on goals answered',
  left: 'Codes left',
  locale: 'Language',
  energyLevel: 'Energy (1 to 5)',
  mood: 'Mood (1 to 5)',
  lower: 'Lower (mmHg)',
  lossOn: 'Date of the loss',
  netCents: 'Before tax (US$)',
  notificationMinutes: 'Told ahead (min)',
  notifyAt: 'Told',
  of: 'Codes made',
  protein: 'Protein (g)',
  pushedAt: 'Rung on devices',
  quiet: 'Paused, or after a loss',
  hadStage: 'A stage before the pause',
  quietRoom: 'In the quiet room',
  recipient: 'Sent to',
  sleepHours: 'Sleep (h)',
  signs: 'With it',
  taxCents: 'Tax (US$)',
  temperature: 'Temperature (°C)',
  timeZone: 'Time zone',
  timezone: 'Time zone',
  totalCents: 'Total (US$)',
  volume: 'Amount (ml)',
  volumeLeft: 'Left (ml)',
  volumeRight: 'Right (ml)',
  unprovedSince: 'E-mail not proved since',
  upper: 'Upper (mmHg)',
  waterIntake: 'Water (cups)',
  weight: 'Weight (lb)',
};

/** By which our computers know things, or when they try again: in the file, and nothing to read. */
const internal = new Set<string>([
  'auth',
  'cause',
  'counter',
  'endpoint',
  'endpointHash',
  'failingSince',
  'failure',
  'failures',
  'feedKey',
  'feedStamp',
  'leasedUntil',
  'madeUntil',
  'nextTryAt',
  'onceKey',
  'p256dh',
  'publicKey',
  'token',
  'transports',
  'tries',
  'unprovedSince',
  'usefulUntil',
] satisfies ExportedField[]);

export const isInternal = (field: string) => internal.has(field) || /^id$|Id$/.test(field);

const units: Partial<Record<string, string>> = micronutrientUnits;

/** 'mealPlans' as 'Meal plans', 'editedAt' as 'Edited', 'isActive' as 'Active', 'iron' as 'Iron (mg)'. */
export function labelOf(field: string): string {
  const known = (named as Partial<Record<string, string>>)[field];
  if (known !== undefined) return known;
  const words = inWords(field.replace(/^is(?=[A-Z])/, '').replace(/(At|On)$/, ''));
  return units[field] === undefined ? words : `${words} (${units[field]})`;
}

export const inWords = (name: string) => sentenceCase(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
