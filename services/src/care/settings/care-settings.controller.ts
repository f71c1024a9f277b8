import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Clock } from '../../platform/clock';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { CareSettingsService } from './care-settings.service';

@Controller()
export class CareSettingsController {
  constructor(
    private readonly settings: CareSettingsService,
    private readonly clock: Clock,
  ) {}

  @Endpoint(care.readCareSettings)
  read(@Call() { user }: CallOf<typeof care.readCareSettings>) {
    return this.settings.read(user.id);
  }

  @Endpoint(care.saveCareSettings)
  save(@Call() { user, body }: CallOf<typeof care.saveCareSettings>) {
    return this.settings.save(user.id, body);
  }

  @Endpoint(care.readServerClock)
  time() {
    return { now: this.clock.now().toISOString() };
  }
}
