import type { Marks } from './marks';
import type { RawAnswer } from './raw-answer';
import type { Sent } from './request-text';

/** Who asked, and what is to be expected of the answer. */
export interface Asked {
  owner: string;
  sent: Sent;
  /** Statuses a well-formed request may be answered with; any below 500 where there are none. */
  expected?: readonly number[];
  /** Rows of others are answered on purpose: to the team, or at a login that names another. */
  mayNameOthers?: boolean;
}

const LONGEST = 240;

/** What a run found. */
export class Report {
  readonly complaints = new Map<string, string>();
  /** How many of each kind. */
  readonly counts = new Map<string, number>();
  readonly byStatus = new Map<number, number>();
  requests = 0;
  unanswered = 0;

  constructor(private readonly marks: Marks) {}

  judge({ owner, sent, expected, mayNameOthers = false }: Asked, answer: RawAnswer | undefined): void {
    this.requests += 1;
    if (answer === undefined) return void (this.unanswered += 1);
    const { status, head, text } = answer;
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    const call = `${sent.method} ${JSON.stringify(sent.target.slice(0, LONGEST))} of ${owner}`;
    if (status >= 500) this.complain('failed', `${call}: ${status} ${text.slice(0, LONGEST)}`);
    else if (expected !== undefined && !expected.includes(status))
      this.complain(`answered ${status}`, `${call}: ${text.slice(0, LONGEST)}`);
    if (mayNameOthers) return;
    const foreign = this.marks.foreignIn(`${head}\n${text}`, owner);
    if (foreign.length > 0) this.complain('foreign', `${call}: ${foreign.join(', ')}`);
  }

  /** Of each kind the first about each path is told. */
  complain(kind: string, what: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    const place = `${kind} ${what.split(/[?#]/)[0]}`;
    if (!this.complaints.has(place)) this.complaints.set(place, `${kind}: ${what}`);
  }
}
