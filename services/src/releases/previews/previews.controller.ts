import { Controller, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/config';
import { isFromOwnPage } from '../../platform/http/origin';
import { Visitors } from '../../platform/session/visitors';
import { CONFIRM_PATH } from './confirm-page';
import { confirmed, forgetAsked } from './confirmation';
import { Overlays } from './overlays';

/** Takes the form of the page that asks whether to open a preview. */
@Controller()
export class PreviewsController {
  constructor(
    private readonly overlays: Overlays,
    private readonly visitors: Visitors,
    private readonly config: Config,
  ) {}

  @Post(CONFIRM_PATH)
  async begin(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('token') token: unknown,
  ): Promise<string> {
    const user = await this.visitors.of(request, reply);
    const asked = typeof token === 'string' ? confirmed(request, token) : undefined;
    if (asked !== undefined && isFromOwnPage(request, this.config.publicUrl))
      this.overlays.begin(request, reply, user, asked);
    forgetAsked(request, reply);
    void reply.status(303).headers({ location: asked?.to ?? '/', 'cache-control': 'no-store' });
    return '';
  }
}
