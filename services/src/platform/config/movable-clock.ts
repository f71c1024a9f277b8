const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

interface Place {
  HOST?: string;
  PUBLIC_URL?: string;
}

/** Anybody who reaches a server with a movable clock can end every trial: such a one is for this machine only. */
export function hostOfMovableClock({ HOST = 'localhost', PUBLIC_URL }: Place): string {
  if (PUBLIC_URL !== undefined && !LOOPBACK.test(new URL(PUBLIC_URL).hostname))
    throw new Error(
      'CLOCK=movable is for tests: it cannot be set together with a PUBLIC_URL that others reach',
    );
  if (!LOOPBACK.test(HOST))
    throw new Error('CLOCK=movable is for tests: HOST must be localhost, 127.0.0.1 or ::1 with it');
  return HOST;
}

export const MOVABLE_CLOCK_WARNING = `
**************************************************************************
*  CLOCK=movable: whoever reaches this server can move its time, which   *
*  ends trials, plans and sessions. For tests only, never for people.    *
**************************************************************************
`;
