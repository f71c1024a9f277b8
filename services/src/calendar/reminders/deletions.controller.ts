import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { CalendarAccess } from '../calendar-access';
import { DeletionsService } from './deletions.service';
import { RemindersService } from './reminders.service';

@Controller()
export class DeletionsController {
  constructor(
    private readonly deletions: DeletionsService,
    private readonly reminders: RemindersService,
    private readonly access: CalendarAccess,
  ) {}

  @Endpoint(calendar.deleteReminder)
  async delete(
    @Call()
    { user, params: { reminderId }, query: { scope = 'one' } }: CallOf<typeof calendar.deleteReminder>,
  ) {
    await this.access.require(user, await this.reminders.typeOf(user.id, reminderId));
    await this.deletions.delete(user.id, reminderId, scope);
  }
}
