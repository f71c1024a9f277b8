import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import type { CheckIn, TrackingEntry, Workout } from '@nestwell/contracts/fitness';
import type { Meal, MealPlan } from '@nestwell/contracts/nutrition';
import type { User } from '@nestwell/contracts/account';
import { expect, type Page } from '@playwright/test';
import { offlineReady } from '../kit/offline';
import { readsKept } from '../kit/worker';
import { zoneHeader } from '../kit/zone';

const headers = zoneHeader;

/** What the server has of her. */
export async function keptOf(page: Page, { id }: User) {
  const read = async <Result>(path: string): Promise<Result> =>
    (await (await page.request.get(`/api/users/${id}/${path}`, { headers })).json()) as Result;
  const [plan] = await read<MealPlan[]>('meal-plans');
  return {
    meals: (await read<Meal[]>('meals')).map(({ name }) => name),
    cups: (await read<TrackingEntry | null>('tracking/today'))?.waterIntake,
    workouts: (await read<Workout[]>('workouts')).map(({ duration }) => duration),
    checkIns: (await read<CheckIn[]>('tracking/mental')).map(({ notes }) => notes),
    ticked: plan?.shoppingList.flatMap(({ items }) => items).filter(({ checked }) => checked).length,
    reminders: (await read<Reminder[]>('reminders')).map(({ title, dueDateTime }) => [title, dueDateTime]),
  };
}

/** An hour of today, where she is. */
export const today = (page: Page, hour: number): Promise<string> =>
  page.evaluate((at) => new Date(new Date().setHours(at, 30, 0, 0)).toISOString(), hour);

/** A reminder of today, a plan with its list, and each screen once seen. */
export async function livesHere(page: Page, { id: userId }: User): Promise<{ plan: string }> {
  const data = { userId, title: 'Iron', type: 'medication', dueDateTime: await today(page, 12) };
  await page.request.post(calendar.createReminder.path, { data, headers });
  const go = (to: string) => page.getByRole('link', { name: to, exact: true }).last().click();
  await page.goto('/fitness');
  await offlineReady(page);
  await readsKept(page, 'exercises');
  await go('Nutrition');
  await page.getByRole('tab', { name: 'Plans' }).click();
  await page.getByRole('button', { name: 'Create a 14-day plan' }).click();
  await page.getByRole('link', { name: /View Details/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const plan = new URL(page.url()).pathname;
  await go('Wellness');
  await expect(page.getByLabel('Anything to add?')).toBeVisible();
  await go('Calendar');
  await expect(page.getByRole('list', { name: /^Reminders, / })).toContainText('Iron');
  await go('Home');
  for (const read of ['meal-plans', 'tracking/mental', 'tracking/today', 'reminders'])
    await readsKept(page, read);
  return { plan };
}

export async function logMeal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Log Food' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log Your Meal' });
  await sheet.getByRole('button', { name: 'Enter manually' }).click();
  await sheet.getByLabel('Meal name').fill(name);
  await sheet.getByLabel('Calories').fill('420');
  await sheet.getByRole('button', { name: 'Log meal' }).click();
  await expect(sheet).toHaveCount(0);
}

/** A walk, a check-in, and the reminder later: each on its own screen, opened without a network. */
export async function goesAbout(page: Page): Promise<void> {
  await page.goto('/fitness');
  await page.getByRole('button', { name: 'Living-Room Laps' }).click();
  await page.getByRole('button', { name: 'Start Workout' }).click();
  await page.getByLabel('Duration (minutes)').fill('25');
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page.getByRole('list', { name: 'Recent workouts' })).toContainText('Waiting to be sent');
  await page.goto('/wellness');
  await page.getByLabel('Anything to add?').fill('A long night');
  await page.getByRole('button', { name: 'Save check-in' }).click();
  await expect(page.getByRole('form', { name: 'Check-in' })).toContainText('Waiting to be sent');
  await page.goto('/calendar');
  await page.getByRole('button', { name: /^Iron/ }).first().click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const when = page.getByLabel('Date and time');
  await when.fill((await when.inputValue()).replace('12:30', '18:30'));
  await page.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByRole('list', { name: /^Reminders, / })).toContainText('Waiting to be sent');
}
