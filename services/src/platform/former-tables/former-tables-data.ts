import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../personal-data';
import { camelCased, FormerTablesRepository } from './former-tables.repository';

/** The rows that modules which are no longer part of the services have left: exported as they are, and erased. */
@Injectable()
@PersonalDataOf('formerModules')
export class FormerTablesData implements PersonalDataHandler, OnModuleInit {
  private names: readonly string[] = [];

  constructor(private readonly tables: FormerTablesRepository) {}

  async onModuleInit(): Promise<void> {
    this.names = await this.tables.names();
  }

  async export(userId: string): Promise<Record<string, unknown[]> | undefined> {
    if (this.names.length === 0) return undefined;
    const tables: Record<string, unknown[]> = {};
    for (const name of this.names) tables[camelCased(name)] = await this.tables.rowsOf(userId, name);
    return tables;
  }

  async eraseSome(userId: string): Promise<boolean> {
    for (const name of this.names) if (await this.tables.removeSome(userId, name)) return true;
    return false;
  }

  async erase(userId: string): Promise<void> {
    while (await this.eraseSome(userId));
  }
}
