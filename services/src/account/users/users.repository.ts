import type { Role } from '@nestwell/contracts/account/server';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, Repository } from 'typeorm';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/failures';
import { refused } from '../../platform/http/errors';
import { UserEntity } from './user.entity';

@Injectable()
export class UsersRepository {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly database: Database,
  ) {}

  /** Her role, kept as it is until the running transaction ends: by a shared lock, or as SQLite's one writer. */
  async lockRole(id: string): Promise<Role | undefined> {
    const query = this.users.createQueryBuilder('user').select(['user.id', 'user.role']).where({ id });
    if (sqliteFileOf(this.database.source) === undefined) query.setLock('pessimistic_read');
    return (await query.getOne())?.role;
  }

  byId(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /** Id and name only, of those who exist. */
  async named(ids: readonly string[]): Promise<Pick<UserEntity, 'id' | 'name'>[]> {
    if (ids.length === 0) return [];
    return this.users.find({ select: { id: true, name: true }, where: { id: In(ids) } });
  }

  /** @param emailKeys by each key: how her address may have been stored */
  byEmailKey(emailKeys: Buffer[]): Promise<UserEntity | null> {
    return this.users.findOne({ where: { emailKey: In(emailKeys) }, order: { id: 'ASC' } });
  }

  /** 409 with the code the onboarding screen knows when the address is registered already. */
  async insert(user: UserEntity): Promise<void> {
    try {
      await this.users.insert(user);
    } catch (error) {
      if (isUniqueViolation(error)) throw addressTaken();
      throw error;
    }
  }

  async update(id: string, changes: Partial<UserEntity>): Promise<void> {
    if (Object.keys(changes).length > 0) await this.users.update({ id }, changes);
  }

  /** Call inside a transaction, until whose end nobody adds a row of the account, a session included. */
  async lock(id: string): Promise<void> {
    await this.users.update({ id }, { name: () => 'name' });
  }

  /** True for exactly one caller, and only while she is there. */
  async prove(id: string): Promise<boolean> {
    return (
      (await this.users.update({ id, unprovedSince: Not(IsNull()) }, { unprovedSince: null })).affected === 1
    );
  }

  /** Those whose registration waits since before a moment, the oldest first. */
  unprovedBefore(moment: Date, most: number): Promise<Pick<UserEntity, 'id' | 'email'>[]> {
    const where = { unprovedSince: LessThan(moment) };
    const select = { id: true, email: true } as const;
    return this.users.find({ select, where, order: { unprovedSince: 'ASC' }, take: most });
  }

  /** False where she has proved her address in the meantime. */
  async removeUnproved(id: string): Promise<boolean> {
    return (await this.users.delete({ id, unprovedSince: Not(IsNull()) })).affected === 1;
  }

  async remove(id: string): Promise<void> {
    await this.users.delete({ id });
  }
}

export const addressTaken = () => refused('23505', 'This e-mail is already registered.', 'email');
