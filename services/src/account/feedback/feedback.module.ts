import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HttpModule } from '../../platform/http.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { FeedbackPersonalData } from './feedback-personal-data';
import { FeedbackController } from './feedback.controller';
import { FeedbackRepository } from './feedback.repository';
import { FeedbackService } from './feedback.service';
import { FeedbackEntity } from './feedback.entity';
import { UserEntity } from '../users/user.entity';

@Module({
  imports: [HttpModule, TypeOrmModule.forFeature([FeedbackEntity, UserEntity]), NotificationsModule],
  controllers: [FeedbackController],
  providers: [FeedbackService, FeedbackRepository, FeedbackPersonalData],
})
export class FeedbackModule {}
