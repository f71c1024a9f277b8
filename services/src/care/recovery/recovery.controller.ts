import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { RecoveryService } from './recovery.service';

@Controller()
export class RecoveryController {
  constructor(private readonly recovery: RecoveryService) {}

  @Endpoint(care.listRecovery)
  list(@Call() { user, query, zone }: CallOf<typeof care.listRecovery>) {
    return this.recovery.list(user.id, query, zone);
  }

  @Endpoint(care.noteRecovery)
  note(@Call() { user, body: answers }: CallOf<typeof care.noteRecovery>) {
    return this.recovery.note(user.id, answers);
  }

  @Endpoint(care.removeRecovery)
  remove(@Call() { user, params: { noteId } }: CallOf<typeof care.removeRecovery>) {
    return this.recovery.remove(user.id, noteId);
  }
}
