import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Takes mail, slowly or not at all, and remembers the names of the messages. */
export class MailServer {
  /** By recipient; a message that came again under its own name is one. */
  readonly received = new Map<string, Set<string>>();
  /** Milliseconds before it says that it has taken a message. */
  delay = 0;
  private port = 0;
  private server = this.make();

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await mail.comeBack();
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Nobody listens at its address any more. */
  async goAway(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }

  async comeBack(): Promise<void> {
    this.server = this.make();
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return this.goAway();
  }

  private make(): SMTPServer {
    return new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const name = /^Message-ID: (.+)$/im.exec(String(Buffer.concat(chunks)))?.[1] ?? '';
          for (const { address } of envelope.rcptTo) {
            this.received.set(address, (this.received.get(address) ?? new Set()).add(name));
          }
          setTimeout(done, this.delay);
        });
      },
    });
  }
}
