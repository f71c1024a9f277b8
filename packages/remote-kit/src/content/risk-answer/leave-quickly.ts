/** A page anybody may have open. */
const WEATHER = 'https://weather.com/';
/** How long the browser may take to go back to the entry of the page before it is replaced all the same. */
const BACK_TIMEOUT_MS = 300;

type LeavingWindow = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  location: Pick<Location, 'replace'>;
  history: Pick<History, 'go' | 'state'>;
};

/**
 * Puts the weather in the place of this page, so that Back does not return to it. An open layer stands on entries of its
 * own above the page's: these are left first.
 */
export function leaveQuickly(page: LeavingWindow = window): void {
  const leave = () => page.location.replace(WEATHER);
  const layers = (page.history.state as { layers?: number } | null)?.layers ?? 0;
  if (layers === 0) return leave();
  page.addEventListener('popstate', leave, { once: true });
  page.setTimeout(leave, BACK_TIMEOUT_MS);
  page.history.go(-layers);
}
