import { care } from '@nestwell/contracts/care';
import { fitness } from '@nestwell/contracts/fitness';
import { urlOf, type EndpointShape } from '@nestwell/contracts/kernel';
import type { User } from '@nestwell/contracts/account';
import { expect, type Locator, type Page } from '@playwright/test';
import { zoneHeader } from '../kit/zone';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

/** Addresses, and on each what only she has, with the name of the call that reads it where that is kept for it. */
export type HerScreens = Record<string, readonly [hers: Locator, read?: string]>;

/** What shows the same to her before and after birth, where it holds the same notes. */
const ALIKE = ['/tracking-history', '/care/medicines', '/care/questions', '/care/mood/history'];

/** Without what is asked of a mother with a baby already. */
export const ofHerStage = (noted: HerScreens): HerScreens =>
  Object.fromEntries(Object.entries(noted).filter(([path]) => !ALIKE.includes(path)));

async function note(page: Page, endpoint: EndpointShape, userId: string, data: object): Promise<void> {
  const path = urlOf(endpoint, { params: { userId } } as never);
  const answer = await page.request.fetch(path, { method: endpoint.method, data, headers: zoneHeader });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** What every mother has: a medicine, a question, a reading, a check of her mood, a day with water. */
export async function notesHerself(page: Page, { id }: User): Promise<HerScreens> {
  await note(page, fitness.logTracking, id, { userId: id, waterIntake: 7 });
  await note(page, care.addMedicine, id, { name: 'Levothyroxine', rhythm: 'daily', times: ['08:00'] });
  await note(page, care.addQuestion, id, { words: 'May I fly in March?' });
  await note(page, care.noteReading, id, { upper: 117, lower: 73 });
  await note(page, care.saveMoodCheck, id, { whooley: [0, 0], gad2: [1, 0] });
  return {
    '/tracking-history': [page.getByText(/\b7 cups/).first(), 'tracking'],
    '/baby': [page.getByRole('list', { name: 'Your own questions' }).getByRole('listitem'), 'questions'],
    '/care': [page.getByRole('link', { name: /^Blood pressure .*117\/73/ }), 'blood-pressure'],
    '/care/medicines': [page.getByRole('listitem', { name: /^Levothyroxine/ }), 'medicines'],
    '/care/questions': [page.getByRole('checkbox', { name: 'May I fly in March?' }), 'questions'],
    '/care/pressure': [page.getByRole('img', { name: /117\/73/ }), 'blood-pressure'],
    '/care/mood': [page.getByRole('button', { name: /^Check again from / }), 'mood-checks'],
    '/care/mood/history': [
      page.getByRole('list', { name: 'All checks' }).getByRole('button', { name: /Four short questions$/ }),
      'mood-checks',
    ],
    '/care/report': [page.getByRole('checkbox', { name: /^Blood pressure 1 reading/ }), 'blood-pressure'],
  };
}

/** What one with a baby has besides. */
export async function notesHerBaby(page: Page, { id }: User): Promise<HerScreens> {
  await note(page, care.logBabyNote, id, { kind: 'nappy', baby: 1, nappy: 'wet' });
  await note(page, care.noteRecovery, id, { bleeding: 'less' });
  return {
    '/care/feeding': [page.getByRole('button', { name: /^Edit Wet diaper/ }), 'baby-log'],
    '/care/body': [
      page.getByRole('list', { name: 'Earlier notes' }).getByRole('button', { name: /^Take away/ }),
      'recovery',
    ],
  };
}

/** What one who expects hers has besides. */
export async function notesHerPregnancy(page: Page, { id }: User): Promise<HerScreens> {
  const log = care.logBabyNote;
  await note(page, log, id, { kind: 'tightening', baby: null, startedAt: ago(20), endedAt: ago(19) });
  await note(page, log, id, { kind: 'movement', baby: null, startedAt: ago(90), endedAt: ago(90) });
  await note(page, care.addToBag, id, { items: [{ kind: 'you', name: 'Warm socks' }] });
  await note(page, care.saveBirthWishes, id, { companion: 'Sam' });
  return {
    '/care/contractions': [page.getByRole('cell', { name: '1:00', exact: true }), 'baby-log'],
    '/care/movements': [page.getByRole('list', { name: 'Earlier counts' }).getByRole('link'), 'baby-log'],
    '/care/bag': [page.getByRole('checkbox', { name: 'Warm socks' }), 'bag'],
    '/care/birth-wishes': [page.getByLabel('Who comes with you (optional)'), 'birth-wishes'],
  };
}
