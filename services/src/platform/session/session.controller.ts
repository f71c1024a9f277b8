import { Controller } from '@nestjs/common';
import { session } from '@nestwell/contracts/kernel';
import { Endpoint } from '../http/endpoint';
import { Cookie, SessionCookie } from './session-cookie';
import { Sessions } from './sessions';

@Controller()
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @Endpoint(session.end)
  end(@Cookie() cookie: SessionCookie): Promise<void> {
    return this.sessions.end(cookie);
  }
}
