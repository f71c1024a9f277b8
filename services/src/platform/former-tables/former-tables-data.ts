import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../personal-data';
import { camelCased, FormerTablesRepository } from './former-tables.repository';

/** The rows that modules which are no longer part of the services have left: exported as they are, and erased. */
@Injectable()
export class FormerTablesData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly tables: FormerTablesRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    const names = await this.tables.names();
    if (names.length === 0) return;
    this.personalData.register({
      area: 'formerModules',
      export: async (userId) => {
        const tables: Record<string, unknown[]> = {};
        for (const name of names) tables[camelCased(name)] = await this.tables.rowsOf(userId, name);
        return tables;
      },
      eraseSome: async (userId) => {
        for (const name of names) if (await this.tables.removeSome(userId, name)) return true;
        return false;
      },
      erase: async (userId) => {
        for (const name of names) while (await this.tables.removeSome(userId, name));
      },
    });
  }
}
