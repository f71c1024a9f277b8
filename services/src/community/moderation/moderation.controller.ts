import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited } from '../../platform/limits/limited';
import { rates } from '../lib/rates';
import { BlocksService } from './blocks.service';
import { ModerationQueue } from './queue';
import { ModerationService } from './moderation.service';
import { ReportsService } from './reports.service';

@Controller()
export class ModerationController {
  constructor(
    private readonly reports: ReportsService,
    private readonly blocks: BlocksService,
    private readonly queue: ModerationQueue,
    private readonly moderation: ModerationService,
  ) {}

  @Endpoint(community.report)
  @Limited(rates.report)
  report(@Call() { user, body: report }: CallOf<typeof community.report>) {
    return this.reports.report(user.id, report);
  }

  @Endpoint(community.blockAuthor)
  block(@Call() { user, body: words }: CallOf<typeof community.blockAuthor>) {
    return this.blocks.block(user.id, words);
  }

  @Endpoint(community.listBlocks)
  listBlocks(@Call() { user }: CallOf<typeof community.listBlocks>) {
    return this.blocks.list(user.id);
  }

  @Endpoint(community.unblock)
  unblock(@Call() { user, params: { blockId } }: CallOf<typeof community.unblock>) {
    return this.blocks.unblock(user.id, blockId);
  }

  @Endpoint(community.moderationQueue)
  list(@Call() { query: page }: CallOf<typeof community.moderationQueue>) {
    return this.queue.page(page);
  }

  @Endpoint(community.moderate)
  async moderate(@Call() { user: admin, body: decision }: CallOf<typeof community.moderate>) {
    await this.moderation.decide(admin.id, decision);
    return this.queue.item(decision);
  }
}
