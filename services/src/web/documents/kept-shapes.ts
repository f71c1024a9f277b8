import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { describeEndpoint } from '@nestwell/contracts/kernel/server';
import { EndpointList } from '../../platform/http/endpoint-list';

/** What browsers keep of her was answered in these shapes: where one changes, what they kept is not read any more. */
@Injectable()
export class KeptShapes {
  private known: string | undefined;

  constructor(private readonly list: EndpointList) {}

  get tag(): string {
    return (this.known ??= this.hash());
  }

  private hash(): string {
    const shapes = this.list.endpoints
      .filter(({ kept }) => kept !== undefined)
      .map((endpoint) => `${endpoint.path} ${JSON.stringify(describeEndpoint(endpoint).response)}`);
    return createHash('sha256').update(shapes.sort().join('\n')).digest('base64url').slice(0, 16);
  }
}
