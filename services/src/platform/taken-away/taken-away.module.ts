import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContributionsModule } from '../discovery/contributions.module';
import { HttpModule } from '../http.module';
import { TakenAwayController } from './taken-away.controller';
import { TakenAway } from './taken-away';
import { TakenAwayData } from './taken-away-data';
import { TakenAwayRepository } from './taken-away.repository';
import { TakenAwayEntity } from './taken-away.entity';

/** Deleted items, which methods that `@RestoresDeleted` marks put back. */
@Module({
  imports: [TypeOrmModule.forFeature([TakenAwayEntity]), ContributionsModule, HttpModule],
  controllers: [TakenAwayController],
  providers: [TakenAway, TakenAwayData, TakenAwayRepository],
  exports: [TakenAway],
})
export class TakenAwayModule {}
