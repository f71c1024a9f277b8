import type { Contract } from '@nestwell/contracts/kernel/server';

/** Every route of the application: described endpoints, and the few that are not part of the API. */
export class EndpointList {
  readonly endpoints: Contract[] = [];
  /** `GET /healthz` and the like. */
  readonly others: string[] = [];

  add(method: string, url: string, endpoint: Contract | undefined): void {
    if (method === 'HEAD') return;
    if (endpoint === undefined) this.others.push(`${method} ${url}`);
    else this.endpoints.push(endpoint);
  }
}
