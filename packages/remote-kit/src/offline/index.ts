import type { User } from '@nestwell/contracts/account';
import { account } from '@nestwell/contracts/account';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { readOf } from '../request/read';
import { openOfflineDatabase } from './database';
import { KeptAnswers } from './reads/answers';
import { keepReads } from './reads/keep-reads';

/** What works without a network: what she read is kept. */
export interface Offline {
  /** Who is signed in, as she was when last read. */
  keptUser: (userId: string) => Promise<User | undefined>;
  /** She has left: nothing she read stays. */
  forget: () => Promise<void>;
}

export async function startOffline(client: QueryClient, shapes: string): Promise<Offline> {
  const answers = new KeptAnswers(await openOfflineDatabase(), shapes);
  await answers.tidy();
  keepReads(client, answers);
  return {
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
