import { Injectable } from '@nestjs/common';
import { PersonalDataOf, type PersonalDataHandler } from '../../platform/personal-data';
import { FeedbackRepository } from './feedback.repository';
import { FeedbackService } from './feedback.service';

/** How what a person sent as feedback is handed out and removed. */
@Injectable()
@PersonalDataOf('feedback')
export class FeedbackPersonalData implements PersonalDataHandler {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly service: FeedbackService,
  ) {}

  export(userId: string) {
    return this.service.exportOf(userId);
  }

  /** What was sent from her address without a session is found by the user's row. */
  close(userId: string): Promise<void> {
    return this.feedback.erase(userId);
  }

  erase(userId: string): Promise<void> {
    return this.feedback.erase(userId);
  }
}
