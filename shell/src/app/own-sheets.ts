import { natives } from '@nestwell/remote-kit/host';

/** In milliseconds; whoever still has none then has it with the next page. */
const PAUSES = [500, 2000, 6000, 15_000] as const;

/** The style sheets that the page came with: one that was refused is asked for again, which nothing else would do. */
export function askSheetsAgain(page: Document): void {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link:is([rel="stylesheet"],[rel="late"])')];
  const look = () => {
    for (const link of links) if (isEmpty(link)) again(link, link.href, 0);
  };
  // All that was on its way has come by then, or has not.
  if (page.readyState === 'complete') look();
  else addEventListener('load', look, { once: true });
}

/** What a browser was refused is no sheet there, or one without a rule. */
const isEmpty = ({ sheet }: HTMLLinkElement) => sheet === null || sheet.cssRules.length === 0;

/** At another address, since what was refused may be kept as it was; in the same place among the other sheets. */
function again(lost: HTMLLinkElement, address: string, tries: number): void {
  const pause = PAUSES[tries];
  if (pause === undefined) return;
  natives.after(pause, () => {
    const link = lost.cloneNode() as HTMLLinkElement;
    link.href = `${address}?attempt=${tries + 1}`;
    link.addEventListener('error', () => again(link, address, tries + 1), { once: true });
    lost.replaceWith(link);
  });
}
