import { createECDH, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { community } from '@nestwell/contracts/community/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { toBinary } from '../../platform/database/ids';
import { aMember, type Member } from '../../testing/member';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { watchOutgoing } from '../../testing/outgoing';

let app: TestApp;
const outgoing = watchOutgoing();
const said: string[] = [];
beforeAll(async () => {
  const keep = (text: unknown) => said.push(String(text)) > 0;
  jest.spyOn(process.stdout, 'write').mockImplementation(keep);
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  app = await TestApp.start({ parts, env: { LOG_LEVEL: 'debug' }, log: { write: keep } });
});
afterAll(async () => {
  outgoing.end();
  await app.stop();
  jest.restoreAllMocks();
});

/** One word for each field that takes words. */
const FIELDS = [
  'name',
  'diet',
  'meal',
  'plan',
  'recipe',
  'item',
  'quantity',
  'notes',
  'post',
  'keptPost',
  'comment',
  'report',
  'title',
  'description',
  'location',
  'doctor',
  'push',
  'feedbackName',
  'feedback',
  'signedOut',
] as const;
const word = (field: (typeof FIELDS)[number]) => `Wren${field}wren`;

async function plantEverywhere(other: Member): Promise<Member> {
  const member = await aMember(app, {
    name: word('name'),
    dietaryRestrictions: [word('diet')],
    currentWeight: 151.3,
  });
  await plantInLogs(member);
  const post = await plantInCommunity(member, other);
  await plantInCalendar(member);
  await created(
    member.call(account.sendFeedback, {
      body: { userId: member.id, name: word('feedbackName'), email: member.email, message: word('feedback') },
    }),
  );
  // As the screen sends it: with a key, so that a lost answer does not send it twice.
  const signedOut = { name: word('feedbackName'), email: member.email, message: word('signedOut') };
  await created(
    app.visitor().call(account.sendFeedback, { body: signedOut }, { 'idempotency-key': randomUUID() }),
  );
  // Last, because it hides her words from the other: what others keep about her must go as well.
  await created(
    other.call(community.blockAuthor, {
      params: { userId: other.id },
      body: { subject: 'post', subjectId: post.id },
    }),
  );
  return member;
}

async function plantInLogs(member: Member): Promise<void> {
  const params = { userId: member.id };
  await member.call(account.changeBabyTick, { params: { ...params, item: 'bag' }, body: { done: true } });
  await created(
    member.send('/api/meals', {
      method: 'POST',
      json: { userId: member.id, name: word('meal'), calories: 420, mealType: 'lunch' },
    }),
  );
  const day = { breakfast: [word('recipe')], lunch: [], dinner: [], snacks: [] };
  await created(
    member.call(nutrition.createMealPlan, {
      body: {
        userId: member.id,
        name: word('plan'),
        startDate: '2026-06-15',
        endDate: '2026-06-17',
        days: { '2026-06-15': day, '2026-06-16': day, '2026-06-17': day },
        shoppingList: [
          {
            category: 'Proteins',
            items: [{ item: word('item'), quantity: word('quantity'), checked: false }],
          },
        ],
      },
    }),
  );
  await created(
    member.call(fitness.saveCheckIn, { params, body: { anxietyLevel: 1, notes: word('notes') } }),
  );
}

/** Answers a post of hers that keeps its place after she has left, since someone answered it. */
async function plantInCommunity(member: Member, other: Member): Promise<{ id: string }> {
  await created(member.call(community.createPost, { body: { userId: member.id, content: word('post') } }));
  const kept = await created(
    member.call(community.createPost, { body: { userId: member.id, content: word('keptPost') } }),
  );
  const reply = { postId: kept.id, userId: other.id, content: 'We are with you' };
  await created(other.send('/api/community/comments', { method: 'POST', json: reply }));
  const theirs = await created(
    other.call(community.createPost, { body: { userId: other.id, content: 'A quiet morning' } }),
  );
  const comment = { postId: theirs.id, userId: member.id, content: word('comment') };
  await created(member.send('/api/community/comments', { method: 'POST', json: comment }));
  await created(
    member.send('/api/community/reports', {
      method: 'POST',
      json: { subject: 'post', subjectId: theirs.id, reason: 'other', note: word('report') },
    }),
  );
  return kept;
}

async function plantInCalendar(member: Member): Promise<void> {
  await created(
    member.call(calendar.createReminder, {
      body: {
        userId: member.id,
        title: word('title'),
        description: word('description'),
        location: word('location'),
        doctorName: word('doctor'),
        type: 'appointment',
        dueDateTime: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
        recurring: 'monthly',
      },
    }),
  );
  await created(
    member.call(calendar.subscribePush, {
      params: { userId: member.id },
      body: {
        endpoint: `https://fcm.googleapis.com/fcm/send/${word('push')}`,
        keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
      },
    }),
  );
}

/** The answer's body, once it is sure that the words were taken. */
async function created<T>(call: Promise<{ status: number; body: T }>): Promise<T & { id: string }> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as T & { id: string };
}

it('hands out every word she ever gave, tells none to a log or another server, and after erasing keeps none of them nor her id', async () => {
  const other = await aMember(app);
  const member = await plantEverywhere(other);

  const { body } = await member.call(account.exportPersonalData, { params: { userId: member.id } });
  const text = JSON.stringify(body);
  expect(FIELDS.filter((field) => !text.includes(word(field)))).toEqual([]);

  const erased = await member.send(`/api/users/${member.id}`, {
    method: 'DELETE',
    json: { email: member.email },
  });
  expect(erased.status).toBe(204);
  const log = said.join('');
  expect(log).toContain('"route":"/api/users/:userId"');
  expect([...FIELDS.map(word), member.email, member.id].filter((words) => log.includes(words))).toEqual([]);
  expect(outgoing.hosts.filter((host) => host !== new URL(app.url).host)).toEqual([]);
  const dump = databaseBytes();
  expect(FIELDS.filter((field) => dump.includes(word(field)))).toEqual([]);
  expect(dump.includes(member.email)).toBe(false);
  expect(dump.includes(toBinary(member.id))).toBe(false);
});

/** Every byte of the database as it lies on the disk, its log and its freed pages included. */
function databaseBytes(): Buffer {
  const files = readdirSync(app.dataDir).filter((name) => name.startsWith('nestwell.sqlite'));
  return Buffer.concat(files.map((name) => readFileSync(join(app.dataDir, name))));
}
