import { Carried } from '../carried';

/** A transaction some code was started in; work that outlives it finds it closed. */
export interface TransactionScope {
  open: boolean;
  /** Its work is done: whether what was written is kept, only the database's answer tells. */
  ending?: boolean;
  /** What is done once its writes are kept. */
  afterCommit: (() => void)[];
  /** Why it was undone before its work ended; whatever that still does must not be written outside of it. */
  expired?: Error;
}

/** Of any database of the process: what runs inside a transaction can be told from what does not. */
export const runningTransaction = new Carried<TransactionScope>();

export const isInTransaction = (): boolean => runningTransaction.get()?.open === true;
