import 'reflect-metadata';
import { join } from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { withSecrets, type Settings } from './config/config';
import { Database } from './database/database';
import { openDataSource, type Entities, type Migrations } from './database/data-source';
import { makeAdapter, type LogDestination } from './http/fastify';
import { LogLines } from './http/log-lines';
import { watchOutsideCalls } from './outside/outside-watch';
import { PlatformModule } from './platform.module';
import { makePrivate } from './private-folder';
import type { KeyedData } from './secrets/keyed-data';
import { settleSecrets } from './secrets/settle-secrets';

/** What an application is made of besides the platform. */
export interface Parts {
  modules: readonly (Type | DynamicModule)[];
  entities: Entities;
  migrations: Migrations;
  /** What was made with the site's keys. */
  keyed?: readonly KeyedData[];
}

export const sqliteFileIn = (dataDir: string) => join(dataDir, 'nestwell.sqlite');

/** Opens the database the configuration names, at its newest migration. */
export async function openDatabase(
  settings: Settings,
  { entities, migrations }: Pick<Parts, 'entities' | 'migrations'>,
): Promise<Database> {
  const file = sqliteFileIn(settings.dataDir);
  for (const path of await makePrivate(settings.dataDir))
    process.stderr.write(
      `Other accounts of this machine can read ${path}, which belongs to another account: chmod go= it.\n`,
    );
  return new Database(await openDataSource({ url: settings.databaseUrl, file, entities, migrations }));
}

/** An application that does not listen yet; `log` takes its log instead of the console. Closing it closes its database too. */
export async function createApplication(
  settings: Settings,
  parts: Parts,
  log?: LogDestination,
): Promise<NestFastifyApplication> {
  watchOutsideCalls();
  const database = await openDatabase(settings, parts);
  try {
    const source = { given: settings.givenSecrets, dataDir: settings.dataDir };
    const config = withSecrets(settings, await settleSecrets(source, database, parts.keyed ?? []));
    const root: DynamicModule = {
      module: class App {},
      imports: [PlatformModule.with(config, database), ...parts.modules],
    };
    return await NestFactory.create<NestFastifyApplication>(root, await makeAdapter(config, log), {
      bodyParser: false,
      logger: config.logLevel === 'silent' ? false : new LogLines(),
      abortOnError: false,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}
