import { Module } from '@nestjs/common';
import { FormerTablesData } from './former-tables-data';
import { FormerTablesRepository } from './former-tables.repository';

/** Rows that removed modules have left. */
@Module({
  providers: [FormerTablesData, FormerTablesRepository],
})
export class FormerTablesModule {}
