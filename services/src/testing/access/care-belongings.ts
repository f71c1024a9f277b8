import { care } from '@nestwell/contracts/care/server';
import type { Member } from '../member';
import { idOf } from './id-of';

/** One row of each kind that care keeps under an id. */
export async function careBelongingsOf(member: Member): Promise<Record<string, string>> {
  const params = { userId: member.id };
  return {
    readingId: await idOf(member.call(care.noteReading, { params, body: { upper: 120, lower: 80 } })),
    checkId: await idOf(member.call(care.saveMoodCheck, { params, body: { whooley: [0, 0], gad2: [0, 0] } })),
    medicineId: await idOf(
      member.call(care.addMedicine, { params, body: { name: 'Iron', rhythm: 'daily', times: ['08:00'] } }),
    ),
    questionId: await idOf(
      member.call(care.addQuestion, { params, body: { words: 'Who do I call at night?' } }),
    ),
    shareId: await shareOf(member),
    bagItemId: await bagItemOf(member),
    noteId: await idOf(member.call(care.noteRecovery, { params, body: { legs: 'none' } })),
  };
}

/** One that lasts longer than a trial. */
async function shareOf(member: Member): Promise<string> {
  const params = { userId: member.id };
  const body = { name: 'Sam', appointmentIds: [], lists: [] };
  const { id: shareId } = (await member.call(care.makeShare, { params, body })).body.share;
  await member.call(care.lengthenShare, { params: { shareId } });
  return shareId;
}

async function bagItemOf(member: Member): Promise<string> {
  const params = { userId: member.id };
  const { body } = await member.call(care.addToBag, {
    params,
    body: { items: [{ kind: 'you', name: 'Slippers' }] },
  });
  const [item] = body;
  if (item === undefined) throw new Error('there is nothing to name');
  return item.id;
}
