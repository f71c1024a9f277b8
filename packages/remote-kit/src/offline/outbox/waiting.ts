import type { Method, ShownChange } from '@nestwell/contracts/kernel';

/** Why the server did not take it. */
export interface Refused {
  status: number;
  body: string;
}

/** A change of hers that is kept until it is sent: everything the call needs, whatever build sends it. */
export interface NewWaiting {
  userId: string;
  /** The `Idempotency-Key`, and the id of what it makes until the server has given one. */
  key: string;
  method: Method;
  url: string;
  body?: unknown;
  /** The zone she was in. */
  zone: string;
  /** When she did it, in milliseconds. */
  keptAt: number;
  noun: string;
  title: string;
  /** Where she looks at it again. */
  open: string;
  shows: readonly ShownChange[];
  /** The name of what it puts back: a deletion of that, which waits before it, is not shown. */
  takesBack?: string;
  /** Goes whatever her plan; what does not say so, as what earlier builds wrote down, needs one. */
  needsNoPlan?: true;
}

export interface Waiting extends NewWaiting {
  /** They are sent in this order. */
  id: number;
  refused?: Refused;
  /** She wants it sent, however long it has waited. */
  byHand?: true;
  /** She left this browser and chose to keep it here. */
  isKept?: true;
}
