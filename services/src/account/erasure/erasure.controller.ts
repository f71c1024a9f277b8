import { Controller } from '@nestjs/common';
import { account, type PersonalDataExport } from '@nestwell/contracts/account/server';
import { Clock } from '../../platform/clock';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { PersonalData } from '../../platform/personal-data';
import { FreshProof } from '../proof/fresh-proof';
import { ErasureService } from './erasure.service';

@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: ErasureService,
    private readonly personalData: PersonalData,
    private readonly fresh: FreshProof,
    private readonly clock: Clock,
  ) {}

  @Endpoint(account.exportPersonalData)
  async export(
    @Call() { params: { userId }, cookie }: CallOf<typeof account.exportPersonalData>,
  ): Promise<PersonalDataExport> {
    await this.fresh.require(userId, cookie);
    return { exportedAt: this.clock.now().toISOString(), areas: await this.personalData.exportOf(userId) };
  }

  @Endpoint(account.eraseUser)
  async erase(
    @Call() { params: { userId }, body: { email }, cookie, reply }: CallOf<typeof account.eraseUser>,
  ): Promise<void> {
    await this.fresh.require(userId, cookie);
    const isGone = await this.erasure.erase(userId, email);
    if (!isGone) void reply.status(202);
    cookie.clear();
  }
}
