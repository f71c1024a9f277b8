import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';

/** Which addresses the server sends push messages to. */
@Injectable()
export class PushServices {
  constructor(private readonly config: Config) {}

  /** Whether it is the address of a known push service, on the port of HTTPS unless its origin is set with another. */
  has(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    return this.config.pushServices.some((service) =>
      service.includes('://')
        ? service === origin
        : protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`)),
    );
  }
}
