import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/failures';
import { KeyCheckEntity } from './key-check.entity';
import { keyNames, checkValueOf, type KeyName, type Secrets } from '../config/secrets';

/** Fits no key: what was made with the former one is being replaced. */
const UNFINISHED = Buffer.alloc(32);

export class KeyChecksRepository {
  constructor(private readonly database: Database) {}

  /** The keys that these are not; undefined where nothing was kept yet. */
  async foreignOf(secrets: Secrets): Promise<KeyName[] | undefined> {
    const kept = await this.rows.find();
    if (kept.length === 0) return undefined;
    const fits = (name: KeyName) =>
      kept.find((row) => row.name === name)?.checkValue.equals(checkValueOf(secrets, name)) === true;
    return keyNames.filter((name) => !fits(name));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows.count()) === 0;
  }

  /** Keeps the check values of the first start; false where another instance was first. */
  async begin(secrets: Secrets): Promise<boolean> {
    try {
      await this.rows.insert(keyNames.map((name) => ({ name, checkValue: checkValueOf(secrets, name) })));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** Until `replace` no start succeeds, as the data of these keys is neither the old nor the new. */
  async leaveOpen(names: readonly KeyName[], secrets: Secrets): Promise<void> {
    await this.put((name) => (names.includes(name) ? UNFINISHED : checkValueOf(secrets, name)));
  }

  async replace(secrets: Secrets): Promise<void> {
    await this.put((name) => checkValueOf(secrets, name));
  }

  private async put(valueOf: (name: KeyName) => Buffer): Promise<void> {
    await this.rows.upsert(
      keyNames.map((name) => ({ name, checkValue: valueOf(name) })),
      ['name'],
    );
  }

  private get rows() {
    return this.database.repository(KeyCheckEntity);
  }
}
