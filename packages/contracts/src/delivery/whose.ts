import type { MemberState } from '../account/member-state';

/** What is there in some states only: a count of movements in a pregnancy, feeds after a birth. */
export interface OfStates {
  /** Without, it is there in every state; builds from before states were declared name none. */
  states?: readonly MemberState[];
  /** The week of a pregnancy from which on it is there, where it begins within one. */
  fromWeek?: number;
}

/** What of her tells whether something is hers. */
export interface Whose {
  state: MemberState;
  pregnancyWeek: number | null;
}

/** Whether it may be offered to her; of a visitor nobody knows. */
export function isHers({ states, fromWeek }: OfStates, her: Whose | null | undefined): boolean {
  if (!her) return true;
  if (states !== undefined && !states.includes(her.state)) return false;
  return fromWeek === undefined || (her.pregnancyWeek ?? 0) >= fromWeek;
}
