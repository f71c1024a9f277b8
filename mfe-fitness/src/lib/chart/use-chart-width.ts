import { useWindowEvent } from '@nestwell/remote-kit';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';

const USUAL = 320;
const ROOT_SIZE = 16;
/** Between the margins of A4 and of letter paper, whatever the screen that prints. */
const OF_PAPER = 700;

/** True around what is drawn for paper, where a chart is as wide as its sheet and as high as that makes it. */
export const OnPaper = createContext(false);

/** As wide as the last ones were: a page of charts is then drawn once, not twice. */
const lastWidths: { whole?: number; half?: number } = {};

/** How wide a chart is in units of a sixteenth of her letters' size: what it writes grows with them. */
export function useChartWidth(place: keyof typeof lastWidths = 'half') {
  const isOnPaper = useContext(OnPaper);
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(lastWidths[place] ?? USUAL);
  const measure = useCallback(() => {
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_SIZE || 1;
    const shown = Math.round((ref.current?.clientWidth ?? 0) / unit);
    if (shown === 0) return;
    lastWidths[place] = shown;
    setWidth(shown);
  }, [place]);
  useLayoutEffect(() => {
    if (lastWidths[place] === undefined) measure();
  }, [place, measure]);
  // To ask for a width is to lay the page out at once: the others are told it with the next frame.
  useEffect(() => {
    if (!ref.current) return undefined;
    const resized = new ResizeObserver(measure);
    resized.observe(ref.current);
    return () => resized.disconnect();
  }, [measure]);
  useWindowEvent('resize', measure);
  return isOnPaper ? { ref, width: OF_PAPER, isOnPaper } : { ref, width, isOnPaper };
}
