import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account';
import type { BodyOf, ParamsOf } from '@nestwell/contracts/kernel';
import { Body, Endpoint, Params } from '../../platform/http/endpoint';
import { Cookie, type SessionCookie } from '../../platform/session/session-cookie';
import { ErasureService } from './erasure.service';

@Controller()
export class ErasureController {
  constructor(private readonly erasure: ErasureService) {}

  @Endpoint(account.exportPersonalData)
  export(@Params(account.exportPersonalData) { userId }: ParamsOf<typeof account.exportPersonalData>) {
    return this.erasure.exportOf(userId);
  }

  @Endpoint(account.eraseUser)
  async erase(
    @Params(account.eraseUser) { userId }: ParamsOf<typeof account.eraseUser>,
    @Body(account.eraseUser) { email }: BodyOf<typeof account.eraseUser>,
    @Cookie() cookie: SessionCookie,
  ): Promise<void> {
    await this.erasure.erase(userId, email);
    cookie.clear();
  }
}
