import { useEffect, useRef } from 'react';

interface Layer {
  close: () => void;
}

/** What Back closes, the uppermost last. Each has an entry of its own in the browser's history, at the same address. */
const open: Layer[] = [];
let planned: ReturnType<typeof setTimeout> | undefined;
/** We asked the browser to go back ourselves; its answer closes nothing. */
let goingBack = false;
let listening = false;

/** How many of our entries lie above the page's own. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

/**
 * Brings entries and layers together, once all that opens and closes in one step has done so: a sheet that gives way to
 * another takes over its entry.
 */
function plan(): void {
  planned ??= setTimeout(() => {
    planned = undefined;
    if (goingBack) return;
    const surplus = depth() - open.length;
    if (surplus > 0) {
      goingBack = true;
      history.go(-surplus);
    }
    for (let layers = depth() + 1; layers <= open.length; layers += 1) {
      // The router's own state stays: to it this is the same page.
      history.pushState({ ...(history.state as object | null), layers }, '');
    }
  });
}

function onPop(): void {
  if (!goingBack) for (const layer of open.slice(depth()).reverse()) layer.close();
  goingBack = false;
  // One that asks before it goes is still there, and gets its entry back.
  plan();
}

function add(layer: Layer): () => void {
  // Stays: the answer to our own going back comes after the last layer has gone.
  if (!listening) addEventListener('popstate', onPop);
  listening = true;
  open.push(layer);
  plan();
  return () => {
    open.splice(open.indexOf(layer), 1);
    plan();
  };
}

/** Back, also as a gesture, closes an open layer before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? add({ close: () => latest.current() }) : undefined), [isOpen]);
}
