import type { Account } from './account';
import { idIn, later, post, TAKEN, write } from './write';

const MOST_MEALS = 30;

/** A meal of the day before yesterday, with a name that only she writes. */
export async function logMeal(member: Account): Promise<void> {
  const name = member.word();
  const body = { name, calories: 420, mealType: 'lunch', loggedAt: later(-2) };
  const call = post(`/api/users/${member.id}/meals`, body);
  const id = idIn(await write(member, call));
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
  const undone = await write(member, post(`/api/users/${member.id}/taken-away`, { kind: 'meal', id }));
  if (undone?.status !== 204) return;
  member.meals.push(id);
  member.newestMeal = name;
}

/** Rows of other kinds. */
export async function writeRow(member: Account): Promise<void> {
  const words = member.word();
  const own = `/api/users/${member.id}`;
  const calls = [
    post(`${own}/questions`, { words }),
    post(`${own}/medicines`, { name: words, rhythm: 'daily', times: ['08:00'] }),
    post(`${own}/shares`, { name: words, appointmentIds: [], lists: [] }),
    post(own, { name: words }, 'PUT'),
    post('/api/reminders', {
      userId: member.id,
      title: words,
      type: 'appointment',
      dueDateTime: later(1),
    }),
    post('/api/feedback', {
      userId: member.id,
      name: words,
      email: member.email,
      message: `${words} again`,
    }),
  ];
  await write(member, member.pick(calls));
}

/** Leaves in the midst of a write, or before its body is whole. */
export async function leaveWhileWriting(member: Account): Promise<void> {
  const sent = post(`/api/users/${member.id}/meals`, {
    name: member.word(),
    calories: 100,
    mealType: 'snack',
    loggedAt: later(-3),
  });
  const asked = { owner: member.owner, sent: member.signed(sent), expected: TAKEN };
  await (member.chance(0.5) ? member.traffic.sendHalf(asked) : member.traffic.sendAndLeave(asked));
}

/** A calendar address of hers, asked by a program without a session. */
export async function readFeed(member: Account): Promise<void> {
  const made = await write(member, post(`/api/users/${member.id}/calendar-feed`, {}));
  const key = /\/api\/calendar\/([\w-]{43})\//.exec(made?.text ?? '')?.[1];
  if (key === undefined) return;
  const target = `/api/calendar/${key}/nestwell.ics`;
  const first = await member.asNobody({ method: 'GET', target }, [200]);
  const etag = first?.header('etag');
  if (etag !== undefined)
    await member.asNobody({ method: 'GET', target, headers: { 'if-none-match': etag } }, [200, 304]);
  await member.call({ method: 'DELETE', target: `/api/users/${member.id}/calendar-feed` }, TAKEN);
}
