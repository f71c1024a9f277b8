import { Injectable } from '@nestjs/common';
import { UsersRepository } from './users.repository';

/** The names behind ids, for what others may see of a user. */
@Injectable()
export class UserNames {
  constructor(private readonly users: UsersRepository) {}

  /** By id; those who are gone are not in it. */
  async namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.users.named([...new Set(userIds)]);
    return new Map(users.map(({ id, name }) => [id, name]));
  }
}
