import type { Database } from '../database/database';
import type { KeyName, Secrets } from '../config/secrets';

/** What is kept that was made with one of the keys, and is worth nothing with another. */
export interface KeyedData {
  key: KeyName;
  /** What is lost with the key, for whoever runs the site. */
  loses: string;
  /** Whether what is there was made with these keys; undefined where nothing is there that could tell. */
  fits?(database: Database, secrets: Secrets): Promise<boolean | undefined>;
  /** Makes anew for other keys what can be, and removes what cannot. Safe to repeat. */
  adapt(database: Database, secrets: Secrets): Promise<void>;
}
