import { Controller } from '@nestjs/common';
import { session } from '@nestwell/contracts/kernel/server';
import { Call, type CallOf } from '../http/call';
import { Endpoint } from '../endpoint';
import { SessionList } from './session-list';
import { Sessions } from './sessions';

@Controller()
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly list: SessionList,
  ) {}

  @Endpoint(session.end)
  end(@Call() { cookie }: CallOf<typeof session.end>): Promise<void> {
    return this.sessions.end(cookie);
  }

  @Endpoint(session.list)
  running(@Call() { params: { userId }, cookie }: CallOf<typeof session.list>) {
    return this.list.of(userId, cookie);
  }

  @Endpoint(session.endOne)
  endOne(@Call() { params: { userId, sessionId }, cookie }: CallOf<typeof session.endOne>): Promise<void> {
    return this.list.endOne(userId, sessionId, cookie);
  }

  @Endpoint(session.endOthers)
  endOthers(@Call() { params: { userId }, cookie }: CallOf<typeof session.endOthers>): Promise<void> {
    return this.list.endOthers(userId, cookie);
  }
}
