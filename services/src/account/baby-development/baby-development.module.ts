import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../../platform/http.module';
import { account } from '@nestwell/contracts/account/server';
import { FirstAnswers } from '../../platform/first-answers';
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
export class BabyDevelopmentModule implements OnModuleInit {
  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly babyDevelopment: BabyDevelopmentService,
  ) {}

  onModuleInit(): void {
    this.firstAnswers.register({
      endpoint: account.babySummary,
      args: ({ userId }) => ({ params: { userId } }),
      answer: ({ userId, zone, now }) => this.babyDevelopment.summaryFor(userId, zone, now),
    });
  }
}
