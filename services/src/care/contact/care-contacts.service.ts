import { Injectable } from '@nestjs/common';
import type { CareContact } from '@nestwell/contracts/care/server';
import type { KeptPart } from '../lib/kept-part';
import { CareContactsRepository } from './care-contacts.repository';

@Injectable()
export class CareContactsService implements KeptPart {
  constructor(private readonly contacts: CareContactsRepository) {}

  async read(userId: string): Promise<CareContact | null> {
    const row = await this.contacts.of(userId);
    return row && { name: row.name, phone: row.phone };
  }

  async save(userId: string, contact: CareContact): Promise<CareContact> {
    await this.contacts.keep({ userId, ...contact });
    return contact;
  }

  async exportOf(userId: string) {
    return { contact: await this.read(userId) };
  }

  erase(userId: string): Promise<void> {
    return this.contacts.remove(userId);
  }
}
