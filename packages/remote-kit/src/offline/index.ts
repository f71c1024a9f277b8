import { account, type User } from '@nestwell/contracts/account';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { readOf } from '../request/read';
import { openOfflineDatabase } from './database';
import type { Went } from './outbox/outbox';
import { startOutbox, type WaitingBox } from './outbox/start-outbox';
import { natives } from '../state/natives';
import { KeptAnswers } from './reads/answers';
import { keepReads } from './reads/keep-reads';

export type { Refused, Waiting } from './outbox/waiting';
export type { Went } from './outbox/outbox';
export type { LeaveChoice } from './outbox/shelf';
export type { WaitingBox } from './outbox/start-outbox';

/** Milliseconds until the first screen has what it shows. */
const TIDY = 5000;
const warn = (error: unknown) => console.warn('[offline] what she read could not be read or tidied', error);

/** What works without a network: what she read is kept, and what she changes waits. */
export interface Offline {
  /** Who is signed in, as she was when last read. */
  keptUser: (userId: string) => Promise<User | undefined>;
  /** She has left: nothing she read stays. */
  forget: () => Promise<void>;
  box: WaitingBox;
}

/** `told` hears what became of changes that went by themselves; `isAway` where the page came without the site. */
export async function startOffline(
  client: QueryClient,
  shapes: string,
  told: (went: Went) => void = () => undefined,
  isAway = !navigator.onLine,
): Promise<Offline> {
  const database = await openOfflineDatabase();
  const answers = new KeptAnswers(database, shapes);
  if (isAway) {
    await answers.readAhead().catch(warn);
    natives.listen(window, 'online', () => answers.letGoAhead());
    natives.after(TIDY, () => answers.letGoAhead());
  }
  const box = await startOutbox(database, client, told);
  keepReads(client, answers, box.waiting.get);
  void answers.leaveHers().catch(warn);
  // Reads all there is: not while the first screen waits for what is hers.
  natives.after(TIDY, () => void answers.tidy().catch(warn));
  return {
    box,
    keptUser: async (userId) => {
      const { queryKey } = readOf(account.getUser, { params: { userId } });
      const kept = await answers.find(queryKey, hashKey(queryKey));
      if (!kept) return undefined;
      client.setQueryData(queryKey, kept.data, { updatedAt: kept.at });
      return kept.data as User;
    },
    forget: () => answers.forget(),
  };
}
