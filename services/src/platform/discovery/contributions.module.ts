import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DecoratedMethods } from './decorated-methods';

/** Finds what modules contribute: `@Job` methods, restore handlers and the like. */
@Module({
  imports: [DiscoveryModule],
  providers: [DecoratedMethods],
  exports: [DecoratedMethods, DiscoveryModule],
})
export class ContributionsModule {}
