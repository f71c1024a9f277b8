import { useEffect, useRef, useState } from 'react';

/** A line across the window, just below what stays on top: what it lies on is read. */
const LINE = '-15% 0px -84% 0px';

/** Which part of a long page she reads: the one she jumped to, or has read on to. `ids` in the order of the page. */
export function useReadPart(ids: readonly string[]) {
  const [here, setHere] = useState(ids[0]);
  const hasJumped = useRef(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (changes) => {
        const read = changes.findLast(({ isIntersecting }) => isIntersecting);
        // What she jumped to near the end of the page never comes up to the line.
        if (!read || (hasJumped.current && isAtEnd())) return;
        hasJumped.current = false;
        setHere(read.target.id);
      },
      { rootMargin: LINE },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [ids]);
  const jump = (id: string) => {
    hasJumped.current = true;
    setHere(id);
  };
  return { here, jump };
}

const isAtEnd = () => innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
