import { DAY } from '@nestwell/domain/moments';
import { storedUserId } from '../../request/stored-user';
import type { KeptAnswer, OfflineDatabase } from '../database';
import { cutOut, pathOf } from '../cut-out';

/** How much is kept: answers, letters of each, and days. */
export const answerLimits = { answers: 200, letters: 400_000, days: 35 } as const;

/** Her last answers, in this browser. What is not hers, too old or of another shape is never given. */
export class KeptAnswers {
  private readonly reading = new Map<string, Promise<KeptAnswer[]>>();
  /** All that is good of hers, while the first screen of a page without the site asks for it. */
  private ahead: ReadonlyMap<string, KeptAnswer> = new Map();
  /** When all were forgotten, in milliseconds: what was read until then is not kept any more. */
  private forgottenAt = -Infinity;

  constructor(
    private readonly database: OfflineDatabase,
    private readonly shapes: string,
  ) {}

  /** Reads all of hers at once, so that a screen that opens without a network is drawn with it, not twice. */
  async readAhead(): Promise<void> {
    const userId = storedUserId();
    if (userId === null) return;
    const all = await this.database.getAll('answers', IDBKeyRange.bound([userId], [userId, []]));
    this.ahead = new Map(all.filter((one) => this.isGood(one)).map((one) => [one.hash, one]));
  }

  /** From now on each is read when it is asked for. */
  letGoAhead(): void {
    this.ahead = new Map();
  }

  /** What was read ahead of this read. */
  findAhead(key: readonly unknown[], hash: string, by?: string): KeptAnswer | undefined {
    const all = [...this.ahead.values()].filter(({ userId }) => userId === storedUserId());
    const list = pathOf(key);
    const cut =
      by &&
      cutOut(
        key,
        by,
        all.filter((one) => pathOf(one.key) === list),
      );
    return cut || all.find((one) => one.hash === hash);
  }

  async find(key: readonly unknown[], hash: string, by?: string): Promise<KeptAnswer | undefined> {
    const userId = storedUserId();
    if (userId === null) return undefined;
    // A range that was asked for may be older than a wider one that was asked for since.
    const cut = by === undefined ? undefined : cutOut(key, by, await this.listsOf(userId, pathOf(key)));
    if (cut) return cut;
    const kept = await this.database.get('answers', [userId, hash]);
    return kept && this.isGood(kept) ? kept : undefined;
  }

  /** Written only while she is the one who is signed in, also when another tab has just signed her out. */
  async keep(answers: readonly Omit<KeptAnswer, 'shapes'>[]): Promise<void> {
    const small = answers
      .filter(({ at }) => at > this.forgottenAt)
      .filter(({ data }) => JSON.stringify(data).length <= answerLimits.letters);
    if (small.length === 0) return;
    const transaction = this.database.transaction('answers', 'readwrite');
    const hers = small.filter(({ userId }) => userId === storedUserId());
    const put = hers.map((answer) => transaction.store.put({ ...answer, shapes: this.shapes }));
    // Whole from here on: with a page that is left goes what still waits to hear that each of them is written.
    transaction.commit();
    await Promise.all([...put, transaction.done]);
  }

  /** All of everybody's: she has left. */
  forget(): Promise<void> {
    this.forgottenAt = Date.now();
    this.letGoAhead();
    return this.database.clear('answers');
  }

  /** Nothing of others stays, as where their session ended while no page of theirs was open; nobody's answers are read for it. */
  async leaveHers(): Promise<void> {
    const userId = storedUserId();
    if (userId === null) return this.forget();
    const { store, done } = this.database.transaction('answers', 'readwrite');
    void store.delete(IDBKeyRange.upperBound([userId], true));
    void store.delete(IDBKeyRange.lowerBound([userId, []], true));
    await done;
  }

  /** Leaves only hers, and of those the newest. */
  async tidy(): Promise<void> {
    const userId = storedUserId();
    const all = await this.database.getAll('answers');
    const good = all.filter((answer) => answer.userId === userId && this.isGood(answer));
    const left = new Set(good.sort((one, other) => other.at - one.at).slice(0, answerLimits.answers));
    const transaction = this.database.transaction('answers', 'readwrite');
    for (const answer of all)
      if (!left.has(answer)) void transaction.store.delete([answer.userId, answer.hash]);
    await transaction.done;
  }

  /** All ranges of one list of hers, read once for all that a screen asks for at the same time; nothing else is read. */
  private async listsOf(userId: string, path: string): Promise<KeptAnswer[]> {
    const list = `${userId} ${path}`;
    const reading =
      this.reading.get(list) ?? this.read(userId, path).finally(() => this.reading.delete(list));
    this.reading.set(list, reading);
    return (await reading).filter((answer) => this.isGood(answer));
  }

  private async read(userId: string, path: string): Promise<KeptAnswer[]> {
    const { store } = this.database.transaction('answers');
    const keys = await store.getAllKeys(IDBKeyRange.bound([userId], [userId, []]));
    const ofList = keys.filter(([, hash]) => pathOf(JSON.parse(hash) as unknown[]) === path);
    const found = await Promise.all(ofList.map((key) => store.get(key)));
    return found.flatMap((answer) => answer ?? []);
  }

  private isGood({ shapes, at }: KeptAnswer): boolean {
    return shapes === this.shapes && Date.now() - at < answerLimits.days * DAY;
  }
}
