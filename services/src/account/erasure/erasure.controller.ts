import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/http/endpoint';
import { ErasureService } from './erasure.service';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Endpoint(account.exportPersonalData)
  export(@Call() { params: { userId } }: CallOf<typeof account.exportPersonalData>) {
    return this.erasure.exportOf(userId);
  }

  @Endpoint(account.eraseUser)
  async erase(
    @Call() { params: { userId }, body: { email }, cookie }: CallOf<typeof account.eraseUser>,
  ): Promise<void> {
    await this.erasure.erase(userId, email);
    cookie.clear();
  }
}
