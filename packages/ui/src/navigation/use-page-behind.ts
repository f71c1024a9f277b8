import { useEffect } from 'react';

/** Stands in the bar's corner, wherever on the page it was made. */
const STAYS = '.nw-quickegg';

/** While a layer covers the page but not the bar, neither the keyboard nor a screen reader gets lost below it. */
export function usePageBehind(covered: boolean): void {
  useEffect(() => {
    const page = covered ? document.querySelector('main') : null;
    const parts = page ? partsWithout(page) : [];
    for (const part of parts) part.setAttribute('inert', '');
    return () => {
      for (const part of parts) part.removeAttribute('inert');
    };
  }, [covered]);
}

/** The largest parts of the page that do not hold what stays. */
function partsWithout(part: Element): Element[] {
  if (part.matches(STAYS)) return [];
  return part.querySelector(STAYS) ? [...part.children].flatMap(partsWithout) : [part];
}
