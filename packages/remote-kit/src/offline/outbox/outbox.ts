import type { HttpError } from '../../request/http-error';
import type { Natives } from '../../state/natives';
import type { Shelf } from './shelf';
import type { NewWaiting, Refused, Waiting } from './waiting';

/** What came of trying to send one: `later` without an error where nobody answered. */
export type Outcome =
  | { is: 'sent'; answer: unknown }
  | { is: 'refused'; error: HttpError; refused: Refused }
  | { is: 'later'; error?: HttpError };

/** What a call is answered with whose caller has neither a trial nor a plan that runs. */
export const PLAN_MISSING = 402;

export type Settled = { is: 'sent'; answer: unknown } | { is: 'waiting' };

export interface OutboxParts {
  shelf: Shelf;
  post: (waiting: Waiting) => Promise<Outcome>;
  /** Lets one tab of the browser send at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  after: Natives['after'];
  /** Who is signed in. */
  userId: () => string | null;
  /** What waits has changed. */
  changed: (went?: Went) => void;
}

/** A form waits so long for its answer; then what she wrote waits without it. */
const PATIENCE = 4000;
const BACK_OFF = { first: 2000, longest: 60_000 } as const;

/** How many were sent, and refused, without a form that waited for it, and whether the rest waits for a plan. */
export interface Went {
  sent: number;
  refused: number;
  lacksPlan: boolean;
}

export const NOTHING: Went = { sent: 0, refused: 0, lacksPlan: false };

interface Hand {
  waiting: Waiting;
  settled: Promise<Settled>;
  resolve: (settled: Settled) => void;
  reject: (error: Error) => void;
}

/**
 * Sends what she changes: written down first, then sent in order, one tab at a time, each with its key until the server
 * has answered. What the server refuses goes back to the form that waits for it, or stays to be looked at.
 */
export class Outbox {
  private readonly hands = new Map<string, Hand>();
  private running: Promise<void> | undefined;
  private askedAgain = false;
  private pause: number = BACK_OFF.first;
  private stopPause: (() => void) | undefined;

  constructor(private readonly parts: OutboxParts) {}

  /** Whether a form waits for its answer: it is not shown as waiting. */
  isInHand = (key: string): boolean => this.hands.has(key);

  async submit(change: NewWaiting): Promise<Settled> {
    const known = this.hands.get(change.key);
    if (known) return known.settled;
    const hand = handOf(await this.parts.shelf.add(change));
    this.hands.set(change.key, hand);
    this.parts.after(PATIENCE, () => this.letWait(hand));
    void this.send();
    return hand.settled;
  }

  /** Sends what waits, now. */
  send(): Promise<void> {
    this.stopPause?.();
    if (this.running) {
      this.askedAgain = true;
      return this.running.then(() => this.running);
    }
    this.running = this.parts
      .alone(() => this.sendInOrder())
      .catch((error: unknown) => {
        console.warn('[outbox] could not be sent now', error);
        this.waitAndSend();
      })
      .finally(() => {
        this.running = undefined;
        if (!this.askedAgain) return;
        this.askedAgain = false;
        void this.send();
      });
    return this.running;
  }

  private async sendInOrder(): Promise<void> {
    const went = { ...NOTHING };
    const withoutPlan = new Set<number>();
    for (;;) {
      const userId = this.parts.userId();
      const next = userId === null ? undefined : await this.first(userId, withoutPlan);
      if (!next) break;
      const isInHand = this.isInHand(next.key);
      const outcome = await this.parts.post(next);
      if (outcome.is === 'later' && outcome.error?.status === PLAN_MISSING) {
        withoutPlan.add(next.id);
        went.lacksPlan = true;
        this.letWaitForPlan(next);
        continue;
      }
      await this.note(next, outcome);
      if (outcome.is === 'later' && !(outcome.error && isInHand)) {
        this.waitAndSend();
        break;
      }
      this.pause = BACK_OFF.first;
      if (!isInHand) went[outcome.is === 'sent' ? 'sent' : 'refused'] += 1;
    }
    await this.answerHands();
    this.parts.changed(went);
  }

  /** What needs a plan waits in its order behind what lacked one; the rest goes on. */
  private async first(userId: string, withoutPlan: ReadonlySet<number>): Promise<Waiting | undefined> {
    const mayGo = ({ id, needsNoPlan }: Waiting) =>
      withoutPlan.size === 0 || (needsNoPlan === true && !withoutPlan.has(id));
    return (await this.parts.shelf.of(userId)).find((one) => !one.refused && mayGo(one));
  }

  /** A form would be closed over her words by the way to the plans: they are kept, and go once she has one. */
  private letWaitForPlan({ key }: Waiting): void {
    for (const hand of this.hands.values())
      if (hand.waiting.key === key || hand.waiting.needsNoPlan !== true) this.letWait(hand);
  }

  private async note(waiting: Waiting, outcome: Outcome): Promise<void> {
    const hand = this.hands.get(waiting.key);
    if (outcome.is === 'sent') {
      await this.parts.shelf.sent(waiting, madeBy(outcome.answer));
      return this.letGo(hand, () => hand?.resolve(outcome));
    }
    const { error } = outcome;
    if (hand && error) {
      await this.parts.shelf.remove(waiting);
      return this.letGo(hand, () => hand.reject(error));
    }
    if (outcome.is === 'refused') return this.parts.shelf.refuse(waiting, outcome.refused);
    for (const each of this.hands.values()) this.letWait(each);
  }

  /** Another tab has sent what a form here waits for: asked again with its key, the server says the same. */
  private async answerHands(): Promise<void> {
    for (const hand of this.hands.values()) {
      const there = (await this.parts.shelf.of(hand.waiting.userId)).find(
        ({ key }) => key === hand.waiting.key,
      );
      if (there && !there.refused) this.askedAgain = true;
      else await this.note(there ?? hand.waiting, await this.parts.post(there ?? hand.waiting));
    }
  }

  private letWait(hand: Hand): void {
    if (this.hands.get(hand.waiting.key) !== hand) return;
    this.letGo(hand, () => {
      this.parts.changed();
      hand.resolve({ is: 'waiting' });
    });
  }

  private letGo(hand: Hand | undefined, tell: () => void): void {
    if (!hand) return;
    this.hands.delete(hand.waiting.key);
    tell();
  }

  private waitAndSend(): void {
    this.stopPause?.();
    // With jitter, so that all whom one outage met do not come back at the same moment.
    const pause = this.pause * (1 - Math.random() / 2);
    this.stopPause = this.parts.after(pause, () => void this.send());
    this.pause = Math.min(BACK_OFF.longest, this.pause * 2);
  }
}

function handOf(waiting: Waiting): Hand {
  let resolve: Hand['resolve'] = () => undefined;
  let reject: Hand['reject'] = () => undefined;
  const settled = new Promise<Settled>((take, refuse) => {
    resolve = take;
    reject = refuse;
  });
  return { waiting, settled, resolve, reject };
}

function madeBy(answer: unknown): string[] {
  return [answer].flat().flatMap((one: unknown) => {
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
