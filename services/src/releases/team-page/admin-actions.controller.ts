import { Controller } from '@nestjs/common';
import { platform, type AdminAction } from '@nestwell/contracts/delivery/server';
import type { AdminActionEntity } from '../../platform/audit/admin-action.entity';
import { AdminActionsRepository } from '../../platform/audit/admin-actions.repository';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';

/** What admins did, for admins. It is written by the platform alone, and no call takes anything away. */
@Controller()
export class AdminActionsController {
  constructor(private readonly actions: AdminActionsRepository) {}

  @Endpoint(platform.listAdminActions)
  async list(@Call() { query: page }: CallOf<typeof platform.listAdminActions>) {
    return (await this.actions.page(page)).map(toAdminAction);
  }
}

const toAdminAction = (row: AdminActionEntity): AdminAction => ({
  id: row.id,
  at: row.at.toISOString(),
  by: { id: row.adminId, name: row.adminName },
  what: row.what,
  call: row.call,
  about: row.about,
  why: row.why,
  outcome: row.outcome,
});
