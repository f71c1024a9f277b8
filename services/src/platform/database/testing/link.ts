import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** As the protocol sends it. */
const COMMIT = '\x03COMMIT';

/** A line to a server that can be cut, or fall silent, or lose an answer; each has a port of its own. */
export class Link {
  /** Whether anything is carried. */
  silent = false;
  /** Whether the next answer to a COMMIT is lost, and the line with it. */
  losesCommit = false;
  /** Connections there have been. */
  count = 0;
  private readonly open = new Set<Socket>();
  private readonly forgotten = new WeakSet<Socket>();
  private server?: Server;
  private own = 0;

  private constructor(private readonly target: number) {}

  static async to(port: number): Promise<Link> {
    const link = new Link(port);
    await link.mend();
    return link;
  }

  get port(): number {
    return this.own;
  }

  async mend(): Promise<void> {
    this.silent = false;
    const server = createServer((near) => this.carry(near));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.own, '127.0.0.1', resolve));
    this.own = (server.address() as AddressInfo).port;
  }

  /** Nobody is there any more. */
  async cut(): Promise<void> {
    const { server } = this;
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of this.open) socket.resetAndDestroy();
    await closed;
  }

  /** As a router does after a silence: what is open is no longer carried, and neither side is told. */
  forget(): void {
    for (const socket of this.open) this.forgotten.add(socket);
  }

  /** Connections that are open, told or not. */
  get openCount(): number {
    return this.open.size / 2;
  }

  private carry(near: Socket): void {
    this.count += 1;
    const far = connect(this.target, '127.0.0.1');
    let committing = false;
    const both = [near, far];
    for (const socket of both) {
      this.open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.open.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (this.silent || this.forgotten.has(near)) return;
      committing = this.losesCommit && bytes.toString('latin1').endsWith(COMMIT);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (this.silent || this.forgotten.has(far)) return;
      if (!committing) return void near.write(bytes);
      this.losesCommit = false;
      near.resetAndDestroy();
    });
  }
}
