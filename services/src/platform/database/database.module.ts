import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from './database';

/**
 * The database; global, as TypeORM's own module is. Its data source was opened before Nest, since the keys of the site
 * are checked against its rows before anything starts. It is a `JoiningDataSource`: what `@InjectRepository` injects
 * joins the running transaction.
 */
@Module({})
export class DatabaseModule {
  static with(database: Database): DynamicModule {
    const { source } = database;
    const typeOrm = TypeOrmModule.forRootAsync({
      useFactory: () => ({ ...source.options, retryAttempts: 0 }),
      dataSourceFactory: () => Promise.resolve(source),
    });
    return {
      module: DatabaseModule,
      global: true,
      imports: [typeOrm],
      providers: [{ provide: Database, useValue: database }],
      exports: [Database],
    };
  }
}
