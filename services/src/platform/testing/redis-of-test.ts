import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { RedisProtocol } from './redis-protocol';

const PLACES = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** A Redis on a port that stays its own: the machine's where it has one, else the part of it that is needed. */
export class RedisOfTest {
  private process: ChildProcess | undefined;
  private protocol: RedisProtocol | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<RedisOfTest> {
    const redis = new RedisOfTest(await freePort());
    await redis.restart();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async restart(): Promise<void> {
    const program = process.env.REDIS_SERVER_PATH ?? PLACES.find(existsSync);
    if (program === undefined) {
      this.protocol = new RedisProtocol();
      await this.protocol.listen(this.port);
      return;
    }
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const text of this.process.stdout ?? []) if (String(text).includes('Ready to accept')) return;
    throw new Error('the redis-server of the test did not start');
  }

  /** Its connections end at once, as when it crashes. */
  async stop(): Promise<void> {
    await this.protocol?.stop();
    this.protocol = undefined;
    if (this.process === undefined) return;
    this.process.kill('SIGKILL');
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit');
    this.process = undefined;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
