import { connect, type Socket } from 'node:net';
import { bodyOf, type RawAnswer, takeAnswer } from './raw-answer';

const DEADLINE = 30_000;

interface Pending {
  method: string;
  settle: (answer: RawAnswer | undefined) => void;
}

/**
 * A connection of its own that sends requests byte by byte, several before the first is answered. A browser or an HTTP
 * library would tidy a request target up.
 */
export class Wire {
  private readonly pending: Pending[] = [];
  private received: Buffer = Buffer.alloc(0);
  private isOpen = true;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => this.take(bytes));
    socket.on('error', () => this.end());
    socket.on('close', () => this.end());
    socket.setTimeout(DEADLINE, () => socket.destroy());
  }

  /** To this machine only. */
  static open(port: number): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Wire(socket));
      });
    });
  }

  get isUsable(): boolean {
    return this.isOpen;
  }

  /** The next answer that is not taken yet; undefined where the connection ends before it is whole. */
  send(method: string, text: string): Promise<RawAnswer | undefined> {
    if (!this.isOpen) return Promise.resolve(undefined);
    return new Promise((settle) => {
      this.pending.push({ method, settle });
      this.socket.write(text);
    });
  }

  /** Sends what is no whole request, or waits for no answer. */
  sendOnly(text: string): void {
    if (this.isOpen) this.socket.write(text);
  }

  /** As a browser that is closed. */
  abandon(): void {
    this.socket.destroy();
  }

  private take(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const [first] = this.pending;
      if (first === undefined) return;
      const found = takeAnswer(this.received, first.method);
      if (found === undefined) return;
      this.received = found.rest;
      if (found.answer.status < 200) continue;
      this.pending.shift();
      first.settle(found.answer);
    }
  }

  /** What came of an answer that was cut off is judged as well. */
  private end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    const [first, ...others] = this.pending.splice(0);
    first?.settle(bodyOf(this.received, first.method));
    for (const { settle } of others) settle(undefined);
    this.socket.destroy();
  }
}
