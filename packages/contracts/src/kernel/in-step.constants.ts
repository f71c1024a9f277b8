/** How far back a browser is told what it missed, in milliseconds; what was away for longer asks for all anew. */
export const longestGap = 5 * 60_000;
