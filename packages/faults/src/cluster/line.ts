import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a server of this machine, on which everything can take its time, there and back. */
export class Line {
  /** Milliseconds, each way. */
  delay = 0;
  private readonly open = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async to(port: number): Promise<Line> {
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      line.carry(near, far);
      line.carry(far, near);
    });
    const line = new Line(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const socket of this.open) socket.destroy();
    return closed;
  }

  private carry(from: Socket, to: Socket): void {
    this.open.add(from);
    from.setNoDelay(true);
    const later = (act: () => void) => setTimeout(act, this.delay);
    from.on('data', (bytes) => later(() => to.writable && to.write(bytes)));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.open.delete(from);
      later(() => to.destroy());
    });
  }
}
