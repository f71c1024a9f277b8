import { KNOWN_FOR } from './known-sheets';

/** Says that a browser's window was a desk's when it was here last: a page is then painted as that shows it. */
const WIDE_COOKIE = 'nestwell_wide';

export const isWideIn = (cookies: Record<string, string | undefined>): boolean =>
  cookies[WIDE_COOKIE] === '1';

/** Script of a painted page, which knows `isWide`: says what its window is, where it is not what it was painted for. */
export const sayWidth = (wasWide: boolean): string =>
  wasWide
    ? `isWide||(document.cookie='${WIDE_COOKIE}=;path=/;max-age=0')`
    : `isWide&&(document.cookie='${WIDE_COOKIE}=1;path=/;max-age=${KNOWN_FOR};samesite=lax')`;
