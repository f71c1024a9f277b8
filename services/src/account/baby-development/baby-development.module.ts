import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../../platform/http.module';
import { BabyPagesController } from './baby-pages.controller';
import { BabyTicks } from './baby-ticks';
import { BabyTicksRepository } from './baby-ticks.repository';
import { BabyDevelopmentController } from './baby-development.controller';
import { BabyDevelopmentService } from './baby-development.service';
import { BabyTickEntity } from './baby-tick.entity';

@Module({
  imports: [HttpModule, TypeOrmModule.forFeature([BabyTickEntity])],
  controllers: [BabyDevelopmentController, BabyPagesController],
  providers: [BabyDevelopmentService, BabyTicks, BabyTicksRepository],
})
export class BabyDevelopmentModule {}
