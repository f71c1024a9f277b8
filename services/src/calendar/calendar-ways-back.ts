import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TakenAway } from '../platform/taken-away/taken-away';
import { TakenRemindersService, type TakenReminders } from './reminders/taken-reminders';

/** How the calendar puts back what she took away. */
@Injectable()
export class CalendarWaysBack implements OnModuleInit {
  constructor(
    private readonly takenAway: TakenAway,
    private readonly taken: TakenRemindersService,
  ) {}

  onModuleInit(): void {
    this.takenAway.register('reminder', {
      putBack: (userId, kept) => this.taken.putBack(userId, kept as TakenReminders),
    });
  }
}
