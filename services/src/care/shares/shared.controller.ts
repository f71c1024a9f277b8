import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care';
import { MINUTE } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { SharedService } from './shared.service';

/** Who reads a link opens it now and then; who guesses tries without end. */
const OPENINGS: CallLimit = { name: 'shared', max: 30, windowMs: 10 * MINUTE, by: 'client' };

@Controller()
export class SharedController {
  constructor(private readonly shared: SharedService) {}

  @Endpoint(care.openShared)
  @Limited(OPENINGS)
  open(@Call() { user, body: { token }, request }: CallOf<typeof care.openShared>) {
    return this.shared.open(token, { userId: user?.id, userAgent: request.headers['user-agent'] });
  }
}
