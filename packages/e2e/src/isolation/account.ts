import type { Marks } from './marks';
import { Chooser, type Random } from './random';
import type { RawAnswer } from './raw-answer';
import { browserHeaders, type Sent } from './request-text';
import type { Traffic } from './traffic';

const MOST_KEPT = 20;

/** One of the members: her account, her browsers, and what she knows of her rows. */
export class Account extends Chooser {
  /** Whose her words, ids and tokens are; another one for each account she has had. */
  owner = '';
  id = '';
  readonly email: string;
  /** Of her browser; none while she is signed out. */
  cookie?: string;
  /** Of sessions that have ended. */
  readonly ended: string[] = [];
  readonly meals: string[] = [];
  /** The name of a meal that her list of this week must show. */
  newestMeal?: string;
  readonly etags = new Map<string, string>();
  isAdmin = false;
  hasAccount = false;
  private readonly emailMark: string;
  private accounts = 0;

  constructor(
    readonly number: number,
    random: Random,
    private readonly marks: Marks,
    readonly traffic: Traffic,
  ) {
    super(random);
    this.emailMark = marks.word(`member ${number}`);
    this.email = `${this.emailMark}@example.com`;
  }

  word(): string {
    return this.marks.word(this.owner);
  }

  /** As a stranger: without her cookie. */
  asNobody(sent: Sent, expected?: readonly number[]): Promise<RawAnswer | undefined> {
    return this.traffic.send({ owner: this.owner, sent: this.dressed(sent), expected });
  }

  call(sent: Sent, expected?: readonly number[]): Promise<RawAnswer | undefined> {
    return this.traffic.send({ owner: this.owner, sent: this.signed(sent), expected });
  }

  signed(sent: Sent): Sent {
    const { headers } = sent;
    const session: Record<string, string> =
      this.cookie === undefined ? {} : { cookie: this.cookie, 'x-user-id': this.id };
    return this.dressed({ ...sent, headers: { ...session, ...headers } });
  }

  private dressed(sent: Sent): Sent {
    return { ...sent, headers: { ...browserHeaders(this.random), ...sent.headers } };
  }

  /** 409 while an account of the same address is still being erased. */
  async register(): Promise<boolean> {
    const former = this.owner;
    this.owner = `member ${this.number}, account ${this.accounts + 1}`;
    this.marks.learn(this.owner, this.emailMark);
    const body = {
      email: this.email,
      name: this.word(),
      isPregnant: false,
      monthsPostpartum: 4,
      consent: true,
    };
    const answer = await this.asNobody(
      { method: 'POST', target: '/api/users', body: JSON.stringify(body) },
      this.accounts === 0 ? [201] : [201, 409],
    );
    const isIn = this.isIn(answer);
    if (isIn) this.accounts += 1;
    else this.owner = former;
    this.hasAccount ||= isIn;
    return isIn;
  }

  /** In, one way or the other; whether she is. */
  enter(): Promise<boolean> {
    return this.hasAccount ? this.logIn() : this.register();
  }

  /** Her e-mail alone opens her account here; with her cookie, the session that came ends. */
  async logIn(): Promise<boolean> {
    const sent: Sent = {
      method: 'GET',
      target: `/api/users/by-email?email=${encodeURIComponent(this.email)}`,
    };
    const before = this.cookie;
    const isReplaced = before !== undefined && this.random() < 0.5;
    const answer = isReplaced ? await this.call(sent, [200]) : await this.asNobody(sent, [200]);
    const isIn = this.isIn(answer);
    if (isIn && isReplaced && before !== this.cookie) this.hasEnded(before);
    return isIn;
  }

  hasEnded(cookie: string): void {
    this.ended.push(cookie);
    if (this.ended.length > MOST_KEPT) this.ended.shift();
  }

  forgetSession(): void {
    if (this.cookie !== undefined) this.hasEnded(this.cookie);
    this.cookie = undefined;
  }

  /** What she knew of an account that is gone. */
  forget(): void {
    this.forgetSession();
    this.hasAccount = false;
    this.meals.length = 0;
    this.newestMeal = undefined;
  }

  private isIn(answer: RawAnswer | undefined): boolean {
    const cookie = answer?.header('set-cookie')?.split(';')[0];
    if (answer === undefined || answer.status > 201 || cookie === undefined) return false;
    const { id } = JSON.parse(answer.text) as { id: string };
    this.id = this.marks.learn(this.owner, id);
    this.marks.learnCookie(this.owner, cookie);
    this.cookie = cookie;
    return true;
  }
}
