import { urlOf, type BodyInput, type EndpointShape } from '@nestwell/contracts/kernel';

/** Sends something that needs no answer, also from a page that is being left. */
export function sendAndForget<E extends EndpointShape>({ path }: E, body: BodyInput<E>): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon?.(urlOf({ path }), json);
}
