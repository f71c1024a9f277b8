import { Injectable } from '@nestjs/common';

/** Takes something back in the running transaction; false where there was nothing. */
type Stop = (userId: string) => Promise<boolean>;

/**
 * What goes on telling of her without a session, and what whoever came in by her e-mail alone could have set up: areas
 * that have such a thing register how it is taken back when she closes her door.
 */
@Injectable()
export class Closings {
  private readonly stops: Stop[] = [];

  register(stop: Stop): void {
    this.stops.push(stop);
  }

  /** Call inside a transaction. Whether there was anything. */
  async stopAll(userId: string): Promise<boolean> {
    let isStopped = false;
    for (const stop of this.stops) isStopped = (await stop(userId)) || isStopped;
    return isStopped;
  }
}
