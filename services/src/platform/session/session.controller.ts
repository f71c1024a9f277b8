import { Controller } from '@nestjs/common';
import { session } from '@nestwell/contracts/kernel';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../http/endpoint';
import { Sessions } from './sessions';

@Controller()
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @Endpoint(session.end)
  end(@Call() { cookie }: CallOf<typeof session.end>): Promise<void> {
    return this.sessions.end(cookie);
  }
}
