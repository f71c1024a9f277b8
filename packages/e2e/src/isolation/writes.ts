import type { Account } from './account';
import type { RawAnswer } from './raw-answer';

export interface Post {
  id: string;
  /** Whose it is; a post of an account that was erased is gone. */
  by: string;
}

const DAY = 86_400_000;
const MOST_MEALS = 30;
const TAKEN = [200, 201, 204, 402, 404, 409, 429];

const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();

function post(member: Account, target: string, body: object, method = 'POST') {
  return { method, target, body: JSON.stringify(body), headers: {}, expected: TAKEN, member };
}

function send({ member, expected, ...sent }: ReturnType<typeof post>): Promise<RawAnswer | undefined> {
  return member.call(sent, expected);
}

const idIn = (answer: RawAnswer | undefined): string | undefined =>
  answer !== undefined && answer.status < 300 && answer.text.startsWith('{')
    ? (JSON.parse(answer.text) as { id?: string }).id
    : undefined;

/** A meal of the day before yesterday, with a name that only she writes. */
export async function logMeal(member: Account): Promise<void> {
  const name = member.word();
  const body = { name, calories: 420, mealType: 'lunch', loggedAt: later(-2) };
  const call = post(member, `/api/users/${member.id}/meals`, body);
  const id = idIn(await send(call));
  if (id === undefined) return;
  member.meals.push(id);
  if (member.meals.length > MOST_MEALS) member.meals.shift();
  member.newestMeal = name;
}

/** Deletes what she noted last, and mostly takes that back. */
export async function deleteMeal(member: Account): Promise<void> {
  const id = member.meals.pop();
  if (id === undefined) return;
  const name = member.newestMeal;
  member.newestMeal = undefined;
  const deleted = await member.call({ method: 'DELETE', target: `/api/meals/${id}` }, TAKEN);
  if (deleted === undefined || deleted.status >= 300 || member.chance(0.3)) return;
  const undone = await send(post(member, `/api/users/${member.id}/taken-away`, { kind: 'meal', id }));
  if (undone?.status !== 204) return;
  member.meals.push(id);
  member.newestMeal = name;
}

/** Rows of other kinds. */
export async function writeRow(member: Account): Promise<void> {
  const words = member.word();
  const own = `/api/users/${member.id}`;
  const calls = [
    post(member, `${own}/questions`, { words }),
    post(member, `${own}/medicines`, { name: words, rhythm: 'daily', times: ['08:00'] }),
    post(member, `${own}/shares`, { name: words, appointmentIds: [], lists: [] }),
    post(member, own, { name: words }, 'PUT'),
    post(member, '/api/reminders', {
      userId: member.id,
      title: words,
      type: 'appointment',
      dueDateTime: later(1),
    }),
    post(member, '/api/feedback', {
      userId: member.id,
      name: words,
      email: member.email,
      message: `${words} again`,
    }),
  ];
  await send(member.pick(calls));
}

/** Leaves in the midst of a write, or before its body is whole. */
export async function leaveWhileWriting(member: Account): Promise<void> {
  const {
    expected,
    member: _,
    ...sent
  } = post(member, `/api/users/${member.id}/meals`, {
    name: member.word(),
    calories: 100,
    mealType: 'snack',
    loggedAt: later(-3),
  });
  const asked = { owner: member.owner, sent: member.signed(sent), expected };
  await (member.chance(0.5) ? member.traffic.sendHalf(asked) : member.traffic.sendAndLeave(asked));
}

/** What all members see: without her name, so that no answer may tell it to another. */
export async function takePart(member: Account, posts: Post[]): Promise<void> {
  if (posts.length < 3 || member.chance(0.2)) {
    const body = { userId: member.id, content: 'A long night', anonymous: true };
    const id = idIn(await send(post(member, '/api/community/posts', body)));
    if (id !== undefined) posts.push({ id, by: member.owner });
    if (posts.length > MOST_MEALS) posts.shift();
    return;
  }
  const { id: postId, by } = member.pick(posts);
  const comment = { userId: member.id, postId, content: 'Better now', anonymous: true };
  const block = post(member, `/api/users/${member.id}/blocks`, { subject: 'post', subjectId: postId });
  const calls = [
    post(member, `/api/community/posts/${postId}/like`, {}),
    post(member, '/api/community/comments', comment),
    // Nobody blocks her own words.
    ...(by === member.owner ? [] : [block]),
  ];
  await send(member.pick(calls));
  if (member.chance(0.7)) return;
  const listed = await member.call({ method: 'GET', target: `/api/users/${member.id}/blocks` }, [200, 402]);
  if (listed?.status !== 200) return;
  for (const { id } of JSON.parse(listed.text) as { id: string }[])
    await member.call({ method: 'DELETE', target: `/api/users/${member.id}/blocks/${id}` }, TAKEN);
}

/** Ends her plan, or her trial, and buys a month. */
export async function cancelAndBuy(member: Account): Promise<void> {
  const plan = `/api/users/${member.id}/subscription`;
  await send(post(member, `${plan}/cancel`, {}));
  await buy(member);
}

export async function buy(member: Account): Promise<void> {
  const order = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' };
  const orderId = idIn(await send(post(member, '/order', order)));
  if (orderId === undefined) return;
  await send(post(member, `/order/${orderId}/test-answer`, { behaviour: 'approve' }));
  await send(post(member, `/order/${orderId}/capture`, {}));
  const used = { subscriptionType: 'monthly', orderId };
  await send(post(member, `/api/users/${member.id}/subscription/upgrade`, used));
}

/** A calendar address of hers, asked by a program without a session. */
export async function readFeed(member: Account): Promise<void> {
  const made = await send(post(member, `/api/users/${member.id}/calendar-feed`, {}));
  const key = /\/api\/calendar\/([\w-]{43})\//.exec(made?.text ?? '')?.[1];
  if (key === undefined) return;
  const target = `/api/calendar/${key}/nestwell.ics`;
  const first = await member.asNobody({ method: 'GET', target }, [200]);
  const etag = first?.header('etag');
  if (etag !== undefined)
    await member.asNobody({ method: 'GET', target, headers: { 'if-none-match': etag } }, [200, 304]);
  await member.call({ method: 'DELETE', target: `/api/users/${member.id}/calendar-feed` }, TAKEN);
}
