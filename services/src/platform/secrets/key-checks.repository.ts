import { In, Not } from 'typeorm';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/failures';
import { KeyCheckEntity } from './key-check.entity';
import { checksOf, type KeyCheck, type Secrets } from '../config/secrets';

/** Fits no key: what was made with the former one is being replaced. */
const UNFINISHED = Buffer.alloc(32);

export class KeyChecksRepository {
  constructor(private readonly database: Database) {}

  /** The names of keys that the data was made with and that are not among these; undefined where none is known yet. */
  async missingIn(secrets: Secrets | undefined): Promise<string[] | undefined> {
    const known = await this.rows.find();
    if (known.length === 0) return undefined;
    const given = new Map(secrets && checksOf(secrets).map(({ name, checkValue }) => [name, checkValue]));
    return known
      .filter(({ name, checkValue }) => given.get(name)?.equals(checkValue) !== true)
      .map(({ name }) => name);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows.count()) === 0;
  }

  /** Stores the check values of the first start; false where another instance was first. */
  async begin(secrets: Secrets): Promise<boolean> {
    try {
      await this.rows.insert(checksOf(secrets));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  /** Stores those of keys that came by rotation; another instance may have been first. */
  async addNew(secrets: Secrets): Promise<void> {
    const known = new Set((await this.rows.find()).map(({ name }) => name));
    const added = checksOf(secrets).filter(({ name }) => !known.has(name));
    if (added.length > 0) await this.put(added);
  }

  /** Until `replace` no start succeeds, as the data of these keys is neither the old nor the new. */
  async leaveOpen(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.put(names.map((name) => ({ name, checkValue: UNFINISHED })));
  }

  async replace(secrets: Secrets): Promise<void> {
    const checks = checksOf(secrets);
    await this.database.run(async () => {
      await this.rows.delete({ name: Not(In(checks.map(({ name }) => name))) });
      await this.put(checks);
    });
  }

  private async put(checks: KeyCheck[]): Promise<void> {
    await this.rows.upsert(checks, ['name']);
  }

  private get rows() {
    return this.database.source.getRepository(KeyCheckEntity);
  }
}
