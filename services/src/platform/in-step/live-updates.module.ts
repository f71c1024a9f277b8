import { Module } from '@nestjs/common';
import { AuthModule } from '../session/auth.module';
import { ChangesModule } from './changes.module';
import { HttpModule } from '../http.module';
import { EventsController } from './events.controller';
import { NewsWatch } from './news-watch';
import { Streams } from './streams';

/** Streams to each browser what changed. */
@Module({
  imports: [AuthModule, ChangesModule, HttpModule],
  controllers: [EventsController],
  providers: [NewsWatch, Streams],
})
export class LiveUpdatesModule {}
