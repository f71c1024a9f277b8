import { useState } from 'react';
import { randomId } from './random-id';

/**
 * One submission and its retries share one `Idempotency-Key`, so that one whose answer was lost is not made twice.
 * Other content is another submission.
 */
export class Attempt {
  private current?: { content: string | undefined; key: string };

  keyFor(submitted: unknown): string {
    const content = JSON.stringify(submitted);
    if (this.current?.content !== content || this.current === undefined)
      this.current = { content, key: randomId() };
    return this.current.key;
  }

  /** It has had its answer: the next one is another, even of the same content. */
  settle(): void {
    this.current = undefined;
  }
}

export function useAttempt(): Attempt {
  return useState(() => new Attempt())[0];
}
