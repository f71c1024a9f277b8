import { care } from '@nestwell/contracts/care';
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
    noteId: await idOf(member.call(care.noteRecovery, { params, body: { legs: 'none' } })),
  };
}
