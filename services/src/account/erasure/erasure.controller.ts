import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { FreshProof } from '../proof/fresh-proof';
import { ErasureService } from './erasure.service';

@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: ErasureService,
    private readonly fresh: FreshProof,
  ) {}

  @Endpoint(account.exportPersonalData)
  async export(@Call() { params: { userId }, cookie }: CallOf<typeof account.exportPersonalData>) {
    await this.fresh.require(userId, cookie);
    return this.erasure.exportOf(userId);
  }

  @Endpoint(account.eraseUser)
  async erase(
    @Call() { params: { userId }, body: { email }, cookie }: CallOf<typeof account.eraseUser>,
  ): Promise<void> {
    await this.fresh.require(userId, cookie);
    await this.erasure.erase(userId, email);
    cookie.clear();
  }
}
