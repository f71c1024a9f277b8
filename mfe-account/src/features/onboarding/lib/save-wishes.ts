import { calendar } from '@nestwell/contracts/calendar';
import { care, type AddMedicineRequest } from '@nestwell/contracts/care';
import { deviceDate } from '@nestwell/domain/device-time';
import { call, randomId } from '@nestwell/remote-kit';
import type { Wish } from './wish';
import { remindersOf, VITAMIN_HOUR } from './wishes';

/** What she wished for while she set up, kept until she is signed in. */
export interface Wished {
  wishes: readonly Wish[];
  vitaminName: string;
}

const time = `${String(VITAMIN_HOUR).padStart(2, '0')}:00`;

/** Rejects where one of them could not be kept. Call it once she is signed in. */
export async function saveWishes(userId: string, { wishes, vitaminName }: Wished): Promise<void> {
  const today = deviceDate(new Date());
  if (wishes.includes('vitamin')) {
    const body: AddMedicineRequest = { name: vitaminName, rhythm: 'daily', times: [time], reminds: true };
    await call(care.addMedicine, { params: { userId }, body }, { idempotencyKey: randomId() });
  }
  for (const body of wishes.flatMap((wish) => remindersOf(wish, userId, today)))
    await call(calendar.createReminder, { body }, { idempotencyKey: randomId() });
}
