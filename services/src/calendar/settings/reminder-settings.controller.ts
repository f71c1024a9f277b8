import { Controller } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar/server';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { ReminderSettingsService } from './reminder-settings.service';

@Controller()
export class ReminderSettingsController {
  constructor(
    private readonly settings: ReminderSettingsService,
    private readonly config: Config,
  ) {}

  @Endpoint(calendar.readReminderSettings)
  read(@Call() { user, request }: CallOf<typeof calendar.readReminderSettings>) {
    return this.settings.read(user.id, this.originOf(request));
  }

  @Endpoint(calendar.changeReminderSettings)
  change(@Call() { user, body: changes, request }: CallOf<typeof calendar.changeReminderSettings>) {
    return this.settings.change(user.id, changes, this.originOf(request));
  }

  @Endpoint(calendar.rotateFeed)
  rotate(@Call() { user, request }: CallOf<typeof calendar.rotateFeed>) {
    return this.settings.rotateFeed(user.id, this.originOf(request));
  }

  @Endpoint(calendar.closeFeed)
  close(@Call() { user }: CallOf<typeof calendar.closeFeed>) {
    return this.settings.closeFeed(user.id);
  }

  private originOf(request: FastifyRequest): string {
    return this.config.publicUrl ?? `${request.protocol}://${request.host}`;
  }
}
