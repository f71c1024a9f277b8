import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A program that lives no longer than the test process, and whose output is kept to explain a failure. */
export class Program {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  output = '';

  constructor(
    readonly command: string,
    args: string[],
    env: NodeJS.ProcessEnv,
  ) {
    this.child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    running.add(this.child);
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.output += String(error);
        resolve();
      });
      this.child.on('exit', () => resolve());
    });
    void this.ended.then(() => running.delete(this.child));
  }

  /** Asks a Node program that listens for it, and returns the next message it sends. */
  ask<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      this.child.once('message', (answer) => resolve(answer as T));
      this.child.send('tell', (error) => error && reject(error));
    });
  }

  get isRunning(): boolean {
    return running.has(this.child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Waits until `isReady` returns true; fails with the program's own words when it ends or takes too long. */
  async until(isReady: () => Promise<boolean>, milliseconds = 55_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!(await isReady().catch(() => false))) {
      if (!this.isRunning) throw new Error(`${this.command} ended early:\n${this.output}`);
      if (Date.now() > deadline) throw new Error(`${this.command} was not ready in time:\n${this.output}`);
      await wait(50);
    }
  }

  /** Asks it to end, and insists after ten seconds. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const insist = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await this.ended;
    clearTimeout(insist);
  }

  /** Ends it without a chance to tidy up. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
