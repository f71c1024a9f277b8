import { Controller } from '@nestjs/common';
import { community } from '@nestwell/contracts/community';
import type { BodyOf, ParamsOf, QueryOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params, Query } from '../../platform/http/endpoint';
import { CurrentUser } from '../../platform/session/caller';
import type { SessionUser } from '../../platform/session/session-user';
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
  report(@CurrentUser() user: SessionUser, @Body(community.report) report: BodyOf<typeof community.report>) {
    return this.reports.report(user.id, report);
  }

  @Endpoint(community.blockAuthor)
  block(
    @CurrentUser() user: SessionUser,
    @Body(community.blockAuthor) words: BodyOf<typeof community.blockAuthor>,
  ) {
    return this.blocks.block(user.id, words);
  }

  @Endpoint(community.listBlocks)
  listBlocks(@CurrentUser() user: SessionUser) {
    return this.blocks.list(user.id);
  }

  @Endpoint(community.unblock)
  unblock(
    @CurrentUser() user: SessionUser,
    @Params(community.unblock) { blockId }: ParamsOf<typeof community.unblock>,
  ) {
    return this.blocks.unblock(user.id, blockId);
  }

  @Endpoint(community.moderationQueue)
  list(@Query(community.moderationQueue) page: QueryOf<typeof community.moderationQueue>) {
    return this.queue.page(page);
  }

  @Endpoint(community.moderate)
  async moderate(
    @CurrentUser() admin: SessionUser,
    @Body(community.moderate) decision: BodyOf<typeof community.moderate>,
  ) {
    await this.moderation.decide(admin.id, decision);
    return this.queue.item(decision);
  }
}
