import { Injectable } from '@nestjs/common';
import type { PublicConfig } from '@nestwell/contracts/kernel/server';
import { Config } from '../../platform/config/config';
import { KeptShapes } from './kept-shapes';

/** The configuration that a document carries. */
@Injectable()
export class BrowserConfig {
  constructor(
    private readonly config: Config,
    private readonly shapes: KeptShapes,
  ) {}

  get value(): PublicConfig {
    return { ...this.config.publicConfig, shapes: this.shapes.tag };
  }
}
