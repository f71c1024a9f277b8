import 'reflect-metadata';
import { join } from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './config/config';
import { Database } from './database/database';
import { openDataSource, type Entities, type Migrations } from './database/data-source';
import { EndpointList } from './http/endpoint-list';
import { makeAdapter, type LogDestination } from './http/fastify';
import { watchOutsideCalls } from './outside/outside-watch';
import { PlatformModule } from './platform.module';

/** What an application is made of besides the platform. */
export interface Parts {
  modules: readonly (Type | DynamicModule)[];
  entities: Entities;
  migrations: Migrations;
}

/** Opens the database the configuration names, at its newest migration. */
export async function openDatabase(
  config: Config,
  { entities, migrations }: Pick<Parts, 'entities' | 'migrations'>,
): Promise<Database> {
  const file = join(config.dataDir, 'nestwell.sqlite');
  return new Database(await openDataSource({ url: config.databaseUrl, file, entities, migrations }));
}

/** An application that does not listen yet; `log` takes its log instead of the console. Closing it closes its database too. */
export async function createApplication(
  config: Config,
  parts: Parts,
  log?: LogDestination,
): Promise<NestFastifyApplication> {
  watchOutsideCalls();
  const database = await openDatabase(config, parts);
  const endpoints = new EndpointList();
  const root: DynamicModule = {
    module: class App {},
    imports: [PlatformModule.with(config, database, endpoints), ...parts.modules],
  };
  try {
    return await NestFactory.create<NestFastifyApplication>(root, await makeAdapter(config, endpoints, log), {
      bodyParser: false,
      logger: config.logLevel === 'silent' ? false : ['error', 'warn'],
      abortOnError: false,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}
