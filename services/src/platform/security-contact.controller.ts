import { Controller, Get, Header } from '@nestjs/common';
import { DAY } from '@nestwell/domain/moments';
import { Clock } from './clock';
import { Config } from './config/config';

/** The standard asks for less than a year, so that nobody writes to an address of long ago. */
const HOLDS = 180 * DAY;

/** Whom to tell of a hole in the site (RFC 9116). */
@Controller()
export class SecurityContactController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('.well-known/security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-cache')
  contact(): string {
    const { publicUrl, publicConfig } = this.config;
    const lines = [
      `Contact: mailto:${publicConfig.supportEmail}`,
      `Expires: ${new Date(this.clock.now().getTime() + HOLDS).toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined
        ? []
        : [`Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`]),
    ];
    return `${lines.join('\n')}\n`;
  }
}
