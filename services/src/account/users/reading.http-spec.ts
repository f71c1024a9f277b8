import { account } from '@nestwell/contracts/account/server';
import { parts } from '../../app';
import { UserDirectory } from '../../platform/session-user';
import { TestApp } from '../../platform/testing/test-app';
import { clockFor, dayFor } from '../../platform/time/zoned';
import { aMember, type Member } from '../../testing/member';

let app: TestApp;
let ada: Member;
beforeAll(async () => {
  app = await TestApp.start({ parts });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await aMember(app);
});

const MOMENT = new Date('2026-12-21T22:20:00Z');
const visitFrom = (acceptLanguage: string, timezone: string) =>
  ada.send(`/api/users/${ada.id}`, {
    headers: { 'accept-language': acceptLanguage, 'x-timezone': timezone },
  });

async function writtenToHer() {
  const user = await app.get(UserDirectory).find(ada.id);
  return user && [dayFor(user, MOMENT), clockFor(user, MOMENT)];
}

it('writes days and clocks as the browser she last used reads them', async () => {
  await visitFrom('en-US,en;q=0.9', 'America/New_York');
  expect(await writtenToHer()).toEqual(['December 21, 2026', '5:20 PM']);

  await visitFrom('de-AT', 'Europe/Vienna');
  expect(await writtenToHer()).toEqual(['21 December 2026', '23:20']);

  // What is not a language changes nothing.
  await visitFrom('*', 'Europe/Vienna');
  expect(await writtenToHer()).toEqual(['21 December 2026', '23:20']);
});

it('knows a zone by one spelling, whatever letters a browser sends', async () => {
  await visitFrom('de-AT', 'eUROPE/vIENNA');

  expect(await app.get(UserDirectory).find(ada.id)).toMatchObject({ timezone: 'Europe/Vienna' });
});

it('writes them as she chose, whatever browser she uses', async () => {
  await visitFrom('en-US', 'America/New_York');
  const body = { dateOrder: 'day-first', clockFace: '24h' } as const;
  const changed = await ada.call(account.updateUser, { params: { userId: ada.id }, body });

  expect(changed).toMatchObject({ status: 200, body });
  expect(await writtenToHer()).toEqual(['21 December 2026', '22:20']);
});

it.each([
  ['dateOrder', 'year-first'],
  ['clockFace', '12'],
  ['locale', 'en-US'],
])('refuses %s: %s and changes nothing', async (field, value) => {
  const answer = await ada.send(`/api/users/${ada.id}`, { method: 'PUT', json: { [field]: value } });

  expect(answer).toMatchObject({ status: 400, body: { field } });
});
