import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../clock';
import { Config } from './config';

/** The configuration and the clock; global, like Nest's own configuration module. */
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [Clock, { provide: Config, useValue: config }],
      exports: [Clock, Config],
    };
  }
}
