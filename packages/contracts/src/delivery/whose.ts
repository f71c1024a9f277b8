import type { MemberState } from '../account/member-state';

/** What is there in some states only: a count of movements in a pregnancy, feeds after a birth. */
export interface OfStates {
  /** Without, it is there in every state; builds from before states were declared name none. */
  states?: readonly MemberState[];
}

/** Whether it may be offered to her; a visitor's state nobody knows. */
export const isHers = ({ states }: OfStates, state: MemberState | undefined): boolean =>
  state === undefined || states === undefined || states.includes(state);
