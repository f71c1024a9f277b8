import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { SharedTicks } from './shared-ticks';
import { SharedService } from './shared.service';

/** Who reads a link opens it now and then; who guesses tries without end. */
const OPENINGS: CallLimit = { name: 'shared', max: 30, windowMs: 10 * MINUTE, by: 'client' };

/** A whole bag is packed in an evening. */
const TICKS: CallLimit = { name: 'shared ticks', max: 120, windowMs: 10 * MINUTE, by: 'client' };

@Controller()
export class SharedController {
  constructor(
    private readonly shared: SharedService,
    private readonly ticks: SharedTicks,
  ) {}

  @Endpoint(care.openShared)
  @Limited(OPENINGS)
  open(@Call() { user, body: { token }, request }: CallOf<typeof care.openShared>) {
    return this.shared.open(token, { userId: user?.id, userAgent: request.headers['user-agent'] });
  }

  @Endpoint(care.tickShared)
  @Limited(TICKS)
  tick(@Call() { body }: CallOf<typeof care.tickShared>) {
    return this.ticks.tick(body);
  }
}
