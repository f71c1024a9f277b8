import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Handed } from './handed';
import { HeardPictures } from './heard-pictures';
import { LOOKS_EVERY, SlowWatch } from './slow-watch';
import type { Answer, Wish } from './wish';

/** Silence after which something has taken hold of the thread; also what its own start may take. */
const TOO_LONG = 2000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MOST_WAITING = 20;
const BOARD_BYTES = 204;

interface Waiting {
  since: number;
  settle: (answer: Answer | undefined) => void;
}

/** Who is told what becomes of a thread. */
interface Told {
  /** Why it ended, and whose code ran last. */
  ended: (why: string, owner: string | undefined) => void;
  /** Whose part of a picture takes too long, although it may come to an end. */
  slow: (owner: string) => void;
}

/** A thread that paints. It lives until something in it does not let go, or takes all its memory. */
export class PaintThread {
  readonly handed = new Handed();
  readonly heard = new HeardPictures();
  private readonly board = new SharedArrayBuffer(BOARD_BYTES);
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private readonly watch: NodeJS.Timeout;
  private readonly slow: SlowWatch;
  private count = 0;
  private lookedAt = Date.now();

  /** @param patience milliseconds that one version may take for its part of a picture */
  constructor(
    shell: { code: string; name: string },
    private readonly told: Told,
    patience: number,
  ) {
    this.slow = new SlowWatch(patience);
    const file = join(dirname(fileURLToPath(import.meta.url)), 'painter.worker.js');
    this.worker = new Worker(file, {
      workerData: { shell, board: this.board },
      resourceLimits: LIMITS,
      env: {},
      // What the services are started with, a watch of their memory say, would find no globals here.
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.worker.unref();
    this.worker.on('message', ({ id, ...answer }: Answer & { id: number }) => this.settle(id, answer));
    this.worker.on('error', (error) => this.end(error.message));
    this.worker.on('exit', () => this.end('it ended'));
    this.watch = setInterval(() => this.lookAfter(), LOOKS_EVERY);
    this.watch.unref();
  }

  /** Whether something takes so long already that whoever comes now would wait in vain. */
  isHeld(patience: number): boolean {
    const [first] = this.waiting.values();
    return this.waiting.size >= MOST_WAITING || (first !== undefined && Date.now() - first.since > patience);
  }

  /** Undefined where the thread ended over it. */
  ask(wish: Wish): Promise<Answer | undefined> {
    for (const { owner } of wish.builds) this.handed.add('builds', owner);
    for (const { key } of wish.sheets) this.handed.add('sheets', key);
    for (const { key } of wish.registries ?? []) this.handed.add('registries', key);
    return new Promise((settle) => {
      this.count += 1;
      this.waiting.set(this.count, { since: Date.now(), settle });
      this.worker.postMessage({ ...wish, id: this.count });
    });
  }

  stop(): void {
    clearInterval(this.watch);
    for (const id of this.waiting.keys()) this.settle(id, undefined);
    this.worker.removeAllListeners();
    // What it still says while it ends concerns nobody; an error that nobody hears would end the whole server.
    this.worker.on('error', () => undefined);
    void this.worker.terminate();
  }

  private settle(id: number, answer: Answer | undefined): void {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
    // What waits behind it has only begun now.
    const [next] = this.waiting.values();
    if (next) next.since = Date.now();
  }

  private lookAfter(): void {
    const late = Date.now() - this.lookedAt - LOOKS_EVERY;
    this.lookedAt = Date.now();
    // A machine that is too busy to look in time is too busy to paint in time.
    if (late > LOOKS_EVERY) for (const each of this.waiting.values()) each.since += late;
    if (this.isHeld(TOO_LONG)) return this.end(`it was silent for ${TOO_LONG} ms`);
    const [picture] = this.waiting.keys();
    const owner = picture === undefined ? undefined : this.runs();
    if (this.slow.isTooLong(owner && `${owner} ${picture}`, Date.now()) && owner) this.told.slow(owner);
  }

  private end(why: string): void {
    const owner = this.runs();
    this.stop();
    this.told.ended(why, owner);
  }

  private runs(): string | undefined {
    const length = Atomics.load(new Int32Array(this.board, 0, 1), 0);
    return new TextDecoder().decode(new Uint8Array(this.board, 4, length).slice()) || undefined;
  }
}
