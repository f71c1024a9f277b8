import { MoreThan } from 'typeorm';
import type { Database } from '../../platform/database/database';
import { UserEntity } from './user.entity';

/** The addresses of all accounts and their keyed hashes, for when the key changes. */
export class AddressKeysRepository {
  constructor(private readonly database: Database) {}

  /** Undefined while nobody is registered. */
  async latest(): Promise<Pick<UserEntity, 'email' | 'emailKey'> | undefined> {
    const select = { email: true, emailKey: true } as const;
    const [latest] = await this.users.find({ select, order: { id: 'DESC' }, take: 1 });
    return latest;
  }

  after(id: string | undefined, take: number): Promise<Pick<UserEntity, 'id' | 'email'>[]> {
    const where = id === undefined ? {} : { id: MoreThan(id) };
    return this.users.find({ select: { id: true, email: true }, where, order: { id: 'ASC' }, take });
  }

  async setKey(id: string, emailKey: Buffer): Promise<void> {
    await this.users.update({ id }, { emailKey });
  }

  private get users() {
    return this.database.source.getRepository(UserEntity);
  }
}
