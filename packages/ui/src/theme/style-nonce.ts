import { setNonce } from 'get-nonce';

/** Radix puts a style element into the page when a layer locks scrolling; the page's policy admits it by this nonce. */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
