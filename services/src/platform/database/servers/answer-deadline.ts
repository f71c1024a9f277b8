import type { Socket } from 'node:net';

/** As the system says it of a connection that nobody answers. */
export const tooSilent = () =>
  Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' });

/**
 * Watches one connection to the database. It ends when its server owes an answer for too long. One that is asked
 * nothing may rest.
 */
export class AnswerDeadline {
  private asked = 0;
  private heardAt = Date.now();

  constructor(
    private readonly socket: Socket,
    private readonly milliseconds: number,
  ) {
    socket.on('data', () => {
      this.asked = socket.bytesWritten;
      this.heardAt = Date.now();
    });
    // As a callback of setTimeout it would be called once, and never again after the first rest.
    socket.setTimeout(milliseconds);
    socket.on('timeout', () => {
      if (this.owesAnswer) this.end();
    });
  }

  get owesAnswer(): boolean {
    return this.socket.bytesWritten > this.asked;
  }

  /** It may have been dropped on the way without a word, while nothing was sent. */
  endIfRested(): void {
    if (Date.now() - this.heardAt >= this.milliseconds) this.end();
  }

  end(failure: Error = tooSilent()): void {
    this.socket.destroy(failure);
  }
}
