/** @jest-environment ./packages/config/jest/two-sided-environment.cjs */
import { account } from '@nestwell/contracts/account';
import { care } from '@nestwell/contracts/care';
import { community } from '@nestwell/contracts/community';
import { fitness } from '@nestwell/contracts/fitness';
import { keyOf } from '@nestwell/contracts/kernel';
import { nutrition } from '@nestwell/contracts/nutrition';
import { aQuietMember, aUser } from '@nestwell/remote-kit/testing';
import { queriesOf } from './testing/screens';

const params = { userId: aUser().id };
const mother = aUser({ state: 'postpartum', isPregnant: false, monthsPostpartum: 4 });

/** The services make at most 12 statements for all of them (`services/src/page-statements.http-spec.ts` names the same). */
const ofHome: Readonly<Record<string, string[][]>> = {
  account: [keyOf(account.countUnreadNotifications, { params }), keyOf(account.babySummary, { params })],
  care: [
    keyOf(care.listBabyLog, { params }),
    keyOf(care.readCareSettings, { params }),
    keyOf(care.readServerClock, { params }),
  ],
  community: [keyOf(community.listPosts, { query: { limit: 1 } })],
  fitness: [keyOf(fitness.trackingToday, { params })],
  nutrition: [keyOf(nutrition.listMeals, { params })],
};

const keysFor = (area: string, user: ReturnType<typeof aUser>) =>
  (queriesOf(area)['/']?.({ user, search: new URLSearchParams(), params: {} }) ?? []).map(
    ({ queryKey }) => queryKey,
  );

it.each(areas)('Home of a mother reads of %s what its statements are counted with', (area) => {
  expect(keysFor(area, mother)).toEqual(ofHome[area] ?? []);
});

it.each(areas)('Home of a member who is quiet about babies reads nothing of them: %s', (area) => {
  const allowed = [account.countUnreadNotifications, fitness.trackingToday].map((read) =>
    keyOf(read, { params }).at(-1),
  );

  expect(keysFor(area, aQuietMember('loss')).filter((key) => !allowed.includes(key.at(-1)))).toEqual([]);
});
