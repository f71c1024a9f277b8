import { Injectable } from '@nestjs/common';
import { noBirthWishes, type BirthWishes, type care } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Database } from '../../platform/database/database';
import { definedOf } from '../../platform/defined';
import type { KeptPart } from '../lib/kept-part';
import { BirthWishesRepository } from './birth-wishes.repository';

@Injectable()
export class BirthWishesService implements KeptPart {
  constructor(
    private readonly wishes: BirthWishesRepository,
    private readonly database: Database,
  ) {}

  async read(userId: string): Promise<BirthWishes> {
    return (await this.kept(userId)) ?? noBirthWishes;
  }

  /** A field left out keeps its value, whatever another phone says of the others meanwhile. */
  save(userId: string, changes: BodyOf<typeof care.saveBirthWishes>): Promise<BirthWishes> {
    return this.database.run(async () => {
      const wishes = { ...(await this.read(userId)), ...definedOf(changes) };
      await this.wishes.keep({ userId, ...wishes });
      return wishes;
    });
  }

  async exportOf(userId: string) {
    return { birthWishes: await this.kept(userId) };
  }

  erase(userId: string): Promise<void> {
    return this.wishes.remove(userId);
  }

  private async kept(userId: string): Promise<BirthWishes | null> {
    const row = await this.wishes.of(userId);
    return row && { wishes: row.wishes, companion: row.companion, notes: row.notes, words: row.words };
  }
}
