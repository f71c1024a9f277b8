import {
  ownerIn,
  type ErrorText,
  type RegisteredRemote,
  type Release,
  type Signal,
} from '@nestwell/contracts/delivery';
import type { RunRemote } from '@nestwell/remote-kit';
import { createStore, type Store } from '@nestwell/remote-kit/host';
import { ownerOfRelease } from './owner-of-release';
import { errorText } from '../signals/error-text';
import { HeldThePage } from '../watch/held';
import { patiently, type Patience } from './patience';

export interface LoadedRemote {
  release: Release;
  declaration: RunRemote;
}

export type RemoteState =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'ready'; loaded: LoadedRemote }
  | { phase: 'failed'; error: unknown };

/** `attempt` 0 may use what was loaded before, later ones start anew. */
export type LoadRelease = (release: Release, attempt: number) => Promise<RunRemote>;

/** Takes what happened to a version while it was loaded. */
export type NoteSignal = (signal: Signal) => void;

/** What a version did when it held an earlier page; undefined for those that never did. */
export type IsHeld = (owner: string) => string | undefined;

/** What every loader works with. */
export interface LoaderParts {
  load: LoadRelease;
  note?: NoteSignal;
  /** What a version held an earlier page with, by `id@version`. */
  held?: IsHeld;
  /** Hears of another version whose script broke a part of this one. */
  accuse?: (error: unknown) => void;
}

const JUST_NOW = 1000;

/** 8 s in all for the first try and two more. */
const WAIT: Patience = { deadline: 8000, tries: 3 };

/**
 * Loads one remote for all its slots and pages: the current version, tried three times within 8 s, then the last
 * good one, then it gives up until somebody asks again.
 */
export class RemoteLoader {
  readonly state: Store<RemoteState> = createStore<RemoteState>({ phase: 'idle' });
  private attempt = 0;
  private settling?: Promise<unknown>;
  private failedAt = Number.NEGATIVE_INFINITY;
  private previous: Promise<LoadedRemote> | null = null;
  private hasFailed = false;

  constructor(
    readonly id: string,
    private readonly registered: RegisteredRemote,
    private readonly parts: LoaderParts,
  ) {}

  get currentVersion(): string {
    return this.registered.version;
  }

  /** The team that answers for it, where its build said so. */
  get owner(): string | undefined {
    return this.registered.owner;
  }

  /** Set where this browser alone sees this version. */
  get preview(): string | undefined {
    return this.registered.preview;
  }

  /** All that it may show, the current one first. */
  get versions(): readonly string[] {
    const { lastGood } = this.registered;
    return [this.registered, ...(lastGood ? [lastGood] : [])].map(ownerOfRelease);
  }

  /** Whether it loads exactly this: the same version, with the same one before it. */
  isFor({ version, lastGood }: RegisteredRemote): boolean {
    return version === this.registered.version && lastGood?.version === this.registered.lastGood?.version;
  }

  /** Starts loading unless it has begun; a failed one starts again. */
  load(): void {
    const { phase } = this.state.get();
    if (phase === 'loading' || phase === 'ready') return;
    this.state.set({ phase: 'loading' });
    void this.unlessHeld()
      .catch((error: unknown) => this.lastGood(error))
      .then(
        (loaded) => this.state.set({ phase: 'ready', loaded }),
        (error: unknown) => {
          this.failedAt = performance.now();
          this.state.set({ phase: 'failed', error });
        },
      );
  }

  /** The remote as soon as it is there; rejects once loading has failed. Asks again for one that had failed. */
  loaded(): Promise<LoadedRemote> {
    this.load();
    return new Promise((resolve, reject) => {
      const settle = () => {
        const state = this.state.get();
        if (state.phase === 'loading' || state.phase === 'idle') return false;
        if (state.phase === 'ready') resolve(state.loaded);
        else reject(state.error instanceof Error ? state.error : new Error(String(state.error)));
        return true;
      };
      if (settle()) return;
      const stop = this.state.subscribe(() => settle() && stop());
    });
  }

  /** Settles once it is there or has failed, the same promise each time; undefined where it is so from the start. */
  get arrival(): Promise<unknown> | undefined {
    const { phase } = this.state.get();
    if (phase === 'idle' || phase === 'loading') this.settling ??= this.loaded().catch(() => undefined);
    return this.settling;
  }

  /** Only now: what had waited for it says so, before anything is tried anew. */
  hasJustFailed(): boolean {
    return performance.now() - this.failedAt < JUST_NOW;
  }

  /** It is here without being loaded; the version before where that is whose this is. */
  arrived(declaration: RunRemote, owner?: string): void {
    const { lastGood } = this.registered;
    const isBefore = lastGood !== undefined && ownerOfRelease(lastGood) === owner;
    const release = isBefore ? lastGood : this.registered;
    this.state.set({ phase: 'ready', loaded: { release, declaration } });
  }

  /** Loads the current version anew, for one slot that wants to try again; what others show stays. */
  async again(): Promise<LoadedRemote> {
    const fresh = await this.current();
    if (this.state.get().phase !== 'ready') this.state.set({ phase: 'ready', loaded: fresh });
    return fresh;
  }

  /** The version before, for one slot whose current one broke while rendering. Rejects where there is none. */
  lastGood(reason: unknown, componentStack?: string): Promise<LoadedRemote> {
    this.report(this.registered, reason, componentStack);
    const lastGood = this.usableLastGood;
    if (!lastGood) return Promise.reject(reason instanceof Error ? reason : new Error(String(reason)));
    this.previous ??= this.fallBack(lastGood);
    this.previous.catch(() => (this.previous = null));
    return this.previous;
  }

  /** One that held or broke an earlier page of this browser would do so again. */
  private get usableLastGood(): Release | undefined {
    const { lastGood } = this.registered;
    return lastGood && this.parts.held?.(ownerOfRelease(lastGood)) === undefined ? lastGood : undefined;
  }

  /** The current version, unless its code held an earlier page: then only when she asks for it again. */
  private async unlessHeld(): Promise<LoadedRemote> {
    const during = this.parts.held?.(`${this.id}@${this.currentVersion}`);
    if (during === undefined) return this.current();
    const held = new HeldThePage(during);
    if (held.isGuess && !this.usableLastGood) return this.current();
    throw held;
  }

  private current(): Promise<LoadedRemote> {
    return this.tried(this.registered, WAIT);
  }

  private async tried(release: Release, patience: Patience): Promise<LoadedRemote> {
    const start = performance.now();
    let tries = 0;
    const declaration = await patiently(() => {
      if (tries++ > 0) this.measure(release, 'retry', 0);
      return this.parts.load(release, this.attempt++);
    }, patience);
    this.measure(release, 'load', performance.now() - start);
    return { release, declaration };
  }

  private async fallBack(lastGood: Release): Promise<LoadedRemote> {
    const loaded = await this.tried(lastGood, { ...WAIT, tries: 1 });
    this.measure(this.registered, 'fallback', 0);
    return loaded;
  }

  private measure({ version }: Release, name: Signal['name'], value: number, error?: ErrorText): void {
    this.parts.note?.({ id: this.id, version, name, value, ...(error && { error }) });
  }

  /** A version that fails in several places has failed once. */
  private report(release: Release, reason: unknown, componentStack?: string): void {
    console.warn(`[remote] ${this.id}@${release.version}`, reason);
    if (this.hasFailed) return;
    this.hasFailed = true;
    if (this.isOfAnother(reason)) return this.parts.accuse?.(reason);
    const error = errorText(reason, componentStack);
    if (!(reason instanceof HeldThePage)) this.measure(release, 'failure', 0, error);
    else if (!reason.isGuess) this.measure(release, 'frozen', 0, error);
  }

  /** By the address of the script that threw: what all share may have been replaced by another module. */
  private isOfAnother(reason: unknown): boolean {
    const owner = reason instanceof Error ? ownerIn(reason.stack) : undefined;
    return owner !== undefined && !owner.startsWith(`${this.id}@`);
  }
}
