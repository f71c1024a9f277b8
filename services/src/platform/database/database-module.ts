import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Database } from './database';

/**
 * Gives Nest the data source that was opened before it, since the keys of the site are checked against its rows before
 * anything starts. It is a `JoiningDataSource`: what `@InjectRepository` injects joins the running transaction.
 */
export const databaseModule = ({ source }: Database): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => ({ ...source.options, retryAttempts: 0 }),
    dataSourceFactory: () => Promise.resolve(source),
  });
