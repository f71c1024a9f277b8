import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalData } from '../../platform/personal-data';
import { NotificationsModule } from '../notifications/notifications.module';
import { FeedbackController } from './feedback.controller';
import { FeedbackRepository } from './feedback.repository';
import { FeedbackService } from './feedback.service';
import { FeedbackEntity } from './feedback.entity';
import { UserEntity } from '../users/user.entity';

@Module({
  imports: [TypeOrmModule.forFeature([FeedbackEntity, UserEntity]), NotificationsModule],
  controllers: [FeedbackController],
  providers: [FeedbackService, FeedbackRepository],
})
export class FeedbackModule implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly feedback: FeedbackRepository,
    private readonly service: FeedbackService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      area: 'feedback',
      export: (userId) => this.service.exportOf(userId),
      // What was sent from her address without a session is found by the user's row.
      close: (userId) => this.feedback.erase(userId),
      erase: (userId) => this.feedback.erase(userId),
    });
  }
}
