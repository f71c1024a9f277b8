import { useEffect, useRef } from 'react';

interface Layer {
  close: () => void;
}

/** What Back closes, the uppermost last. Each stands on an entry of its own in the browser's history, same address. */
const open: Layer[] = [];
let planned: ReturnType<typeof setTimeout> | undefined;
let listening = false;
/** Where the browser stood before it went back or forward. */
let formerDepth = 0;

/** How many of our entries lie between the page's own and this one. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

/**
 * Gives each open layer its entry, once all that opens and closes in one step has done so. Entries of layers that have
 * closed otherwise are left and used again: going back over them would break off whatever navigation has just begun.
 */
function plan(): void {
  planned ??= setTimeout(() => {
    planned = undefined;
    for (let layers = depth() + 1; layers <= open.length; layers += 1) {
      // The router's own state stays: to it this is the same page.
      history.pushState({ ...(history.state as object | null), layers }, '');
    }
    formerDepth = depth();
  });
}

function onPop(): void {
  const now = depth();
  if (now < formerDepth) {
    // What is left are entries of layers that closed before: she wants to leave the page.
    if (open.length === 0) history.go(-1 - now);
    // The uppermost at least, where such entries lay above it.
    for (const layer of open.slice(Math.min(now, open.length - 1)).reverse()) layer.close();
  }
  // One that asks before it goes is still there, and gets its entry back.
  plan();
}

function add(layer: Layer): () => void {
  if (!listening) addEventListener('popstate', onPop);
  listening = true;
  open.push(layer);
  plan();
  return () => void open.splice(open.indexOf(layer), 1);
}

/** Back, also as a gesture, closes an open layer before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? add({ close: () => latest.current() }) : undefined), [isOpen]);
}
