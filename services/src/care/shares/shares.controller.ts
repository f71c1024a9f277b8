import { Controller } from '@nestjs/common';
import { care } from '@nestwell/contracts/care/server';
import { Clock } from '../../platform/clock';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { notFound } from '../../platform/http/errors';
import { ShareOpenings } from './share-openings';
import { ShareRows } from './share-rows';
import { SharesRepository } from './shares.repository';
import { SharesService } from './shares.service';

@Controller()
export class SharesController {
  constructor(
    private readonly shares: SharesService,
    private readonly running: SharesRepository,
    private readonly rows: ShareRows,
    private readonly openings: ShareOpenings,
    private readonly clock: Clock,
  ) {}

  @Endpoint(care.listShares)
  async list(@Call() { user }: CallOf<typeof care.listShares>) {
    const rows = await this.running.running(user.id, this.clock.now());
    return Promise.all(rows.map((row) => this.openings.withThem(row)));
  }

  @Endpoint(care.makeShare)
  make(@Call() { user, body }: CallOf<typeof care.makeShare>) {
    return this.shares.make(user.id, body);
  }

  @Endpoint(care.changeShare)
  async change(@Call() { user, params: { shareId }, body }: CallOf<typeof care.changeShare>) {
    return this.openings.withThem(await this.shares.change(user.id, shareId, body));
  }

  @Endpoint(care.lengthenShare)
  async lengthen(@Call() { user, params: { shareId } }: CallOf<typeof care.lengthenShare>) {
    return this.openings.withThem(await this.shares.lengthen(user.id, shareId));
  }

  @Endpoint(care.endShare)
  async end(@Call() { user, params: { shareId } }: CallOf<typeof care.endShare>) {
    if (!(await this.rows.end(user.id, shareId))) throw notFound('Link');
  }
}
