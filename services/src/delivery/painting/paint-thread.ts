import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Answer, Wish } from './wish';

/** Silence after which something has taken hold of the thread; also what its own start may take. */
const TOO_LONG = 2000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
const MOST_WAITING = 20;
const BOARD_BYTES = 204;
/** More than a page and its previews need; it keeps no fewer itself: `keepBuild` and `keepSheet` of the shell. */
const MOST_HANDED = 50;

interface Waiting {
  since: number;
  settle: (answer: Answer | undefined) => void;
}

/** A thread that paints. It lives until something in it does not let go, or takes all its memory. */
export class PaintThread {
  /** Keys of what it has been handed and still has. */
  readonly handed = new Set<string>();
  private readonly board = new SharedArrayBuffer(BOARD_BYTES);
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private readonly watch: NodeJS.Timeout;
  private count = 0;

  /** `ended` is told why, and whose code ran last. */
  constructor(
    shell: { code: string; name: string },
    private readonly ended: (why: string, owner: string | undefined) => void,
  ) {
    const file = join(dirname(fileURLToPath(import.meta.url)), 'painter.worker.js');
    this.worker = new Worker(file, {
      workerData: { shell, board: this.board },
      resourceLimits: LIMITS,
      env: {},
      stdout: true,
      stderr: true,
    });
    this.worker.unref();
    this.worker.on('message', ({ id, ...answer }: Answer & { id: number }) => this.settle(id, answer));
    this.worker.on('error', (error) => this.end(error.message));
    this.worker.on('exit', () => this.end('it ended'));
    this.watch = setInterval(() => this.lookAfter(), TOO_LONG / 4);
    this.watch.unref();
  }

  /** Whether something takes so long already that whoever comes now would wait in vain. */
  isHeld(patience: number): boolean {
    const [first] = this.waiting.values();
    return this.waiting.size >= MOST_WAITING || (first !== undefined && Date.now() - first.since > patience);
  }

  /** Undefined where the thread ended over it. */
  ask(wish: Wish): Promise<Answer | undefined> {
    for (const { owner } of wish.builds) this.hand(owner);
    for (const { key } of wish.sheets) this.hand(key);
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

  private hand(key: string): void {
    this.handed.add(key);
    const [oldest] = this.handed;
    if (this.handed.size > MOST_HANDED && oldest !== undefined) this.handed.delete(oldest);
  }

  private settle(id: number, answer: Answer | undefined): void {
    this.waiting.get(id)?.settle(answer);
    this.waiting.delete(id);
    // What waits behind it has only begun now.
    const [next] = this.waiting.values();
    if (next) next.since = Date.now();
  }

  private lookAfter(): void {
    if (this.isHeld(TOO_LONG)) this.end(`it was silent for ${TOO_LONG} ms`);
  }

  private end(why: string): void {
    const owner = this.runs();
    this.stop();
    this.ended(why, owner);
  }

  private runs(): string | undefined {
    const length = Atomics.load(new Int32Array(this.board, 0, 1), 0);
    return new TextDecoder().decode(new Uint8Array(this.board, 4, length).slice()) || undefined;
  }
}
