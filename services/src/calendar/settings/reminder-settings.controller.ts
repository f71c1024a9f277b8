import { Controller, Req } from '@nestjs/common';
import { calendar } from '@nestwell/contracts/calendar';
import type { BodyOf } from '@nestwell/contracts/kernel';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../platform/config';
import { Body, Endpoint } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
import { ReminderSettingsService } from './reminder-settings.service';

@Controller()
export class ReminderSettingsController {
  constructor(
    private readonly settings: ReminderSettingsService,
    private readonly config: Config,
  ) {}

  @Endpoint(calendar.readReminderSettings)
  read(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest) {
    return this.settings.read(user.id, this.originOf(request));
  }

  @Endpoint(calendar.changeReminderSettings)
  change(
    @CurrentUser() user: SessionUser,
    @Body(calendar.changeReminderSettings) changes: BodyOf<typeof calendar.changeReminderSettings>,
    @Req() request: FastifyRequest,
  ) {
    return this.settings.change(user.id, changes, this.originOf(request));
  }

  @Endpoint(calendar.rotateFeed)
  rotate(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest) {
    return this.settings.rotateFeed(user.id, this.originOf(request));
  }

  @Endpoint(calendar.closeFeed)
  close(@CurrentUser() user: SessionUser) {
    return this.settings.closeFeed(user.id);
  }

  private originOf(request: FastifyRequest): string {
    return this.config.publicUrl ?? `${request.protocol}://${request.host}`;
  }
}
