import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CreateUserRequest, User } from '@nestwell/contracts/account';
import { zoneHeader } from './zone';

export type Profile = Omit<CreateUserRequest, 'email'>;

/** A nursing mother of a four-month-old. */
export const nursingMother: Profile = {
  name: 'Maya Brook',
  isPregnant: false,
  monthsPostpartum: 4,
  isBreastfeeding: true,
  baseCalorieGoal: 2100,
  currentWeight: 150,
  healthyWeightGoal: 140,
  height: 165,
  activityLevel: 'light',
  dietaryRestrictions: [],
  consent: true,
};

/** A mother in her twentieth week. */
export const expectingMother: Profile = {
  ...nursingMother,
  name: 'Nora Lane',
  isPregnant: true,
  monthsPostpartum: null,
  pregnancyWeek: 20,
  isBreastfeeding: false,
};

/** Registers a mother over the API and signs this browser in as her, the way the app itself keeps it. */
export async function registerMember(page: Page, profile: Profile = nursingMother, site = ''): Promise<User> {
  const email = `${randomUUID()}@example.com`;
  const answer = await page.request.post(`${site}/api/users`, {
    data: { email, ...profile },
    headers: zoneHeader,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const user = (await answer.json()) as User;
  await page.goto(`${site}/healthz`);
  await page.evaluate((id) => localStorage.setItem('userId', id), user.id);
  return user;
}

/** Signs in again where a test signed out, then erases her. */
export async function eraseMember(page: Page, { id, email }: User): Promise<void> {
  await page.request.get('/api/users/by-email', { params: { email } });
  const answer = await page.request.delete(`/api/users/${id}`, { data: { email } });
  expect([204, 401]).toContain(answer.status());
}
