import { Controller, Logger, Post, HttpCode, Body, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '@nestwell/domain/moments';
import { clientOf } from './http/client-of';
import { RateLimits } from './limits/rate-limits';

/** Where browsers report what a content policy blocked. Their form is theirs, so only known words are taken from it. */
@Controller('api/reports')
export class ReportsController {
  private readonly logger = new Logger('ContentPolicy');

  constructor(private readonly limits: RateLimits) {}

  @Post('content-policy')
  @HttpCode(204)
  async blocked(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    await this.limits.hit({ key: `reports ${clientOf(request.ip)}`, max: 20, windowMs: MINUTE });
    const report = fieldsOf(fieldsOf(body)['csp-report']);
    this.logger.warn(`${wordOf(report['effective-directive'])} blocked ${placeOf(report['blocked-uri'])}`);
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const wordOf = (value: unknown) =>
  typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'something';

/** The origin only: an address may hold what nobody but her should read. */
function placeOf(value: unknown): string {
  return typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : wordOf(value);
}
