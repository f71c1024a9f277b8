import type { EndpointShape } from '@nestwell/contracts/kernel';

/** Every route of the application: described endpoints, and the few that are not part of the API. */
export class EndpointList {
  readonly endpoints: EndpointShape[] = [];
  /** `GET /healthz` and the like. */
  readonly others: string[] = [];

  add(method: string, url: string, endpoint: EndpointShape | undefined): void {
    if (method === 'HEAD') return;
    if (endpoint === undefined) this.others.push(`${method} ${url}`);
    else this.endpoints.push(endpoint);
  }
}
