import { DAY } from '@nestwell/domain/moments';
import type { Member } from '../../testing/member';
import type { TestApp } from '../../platform/testing/test-app';

/** The callers every endpoint must refuse, and with what. */
export const refusedCallers = [
  ['an anonymous visitor', 401],
  ['a member whose trial is over', 402],
  ['somebody naming another user', 403],
] as const;

export type RefusedCaller = (typeof refusedCallers)[number][0];

const EIGHT_DAYS = 8 * DAY;

/** Lets `act` call as one of the refused callers: on behalf of the member, or with her path. */
export async function asRefused(
  caller: RefusedCaller,
  { app, member, other }: { app: TestApp; member: Member; other: Member },
  act: (visitor: { send: Member['send'] }) => Promise<void>,
): Promise<void> {
  if (caller === 'an anonymous visitor') return act(app.visitor());
  if (caller === 'somebody naming another user') return act(other);
  app.clock.advance(EIGHT_DAYS);
  try {
    await act(member);
  } finally {
    app.clock.advance(-EIGHT_DAYS);
  }
}
