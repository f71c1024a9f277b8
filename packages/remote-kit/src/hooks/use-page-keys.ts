import { useRef } from 'react';
import { areKeysOn, isAlone, isUnheard, TOGETHER_MS } from '../state/single-keys';
import { useDocumentEvent } from './use-page-event';

/**
 * What single keys do on a page of a module, by the key's name in small letters (`t`, `arrowleft`), for as long as it is
 * there: never while she types or what she pressed is another's, nor after G, nor where she has switched single keys
 * off. The module names them for the sheet of shortcuts with `commands:` of the group `here`.
 */
export function usePageKeys(acts: Readonly<Record<string, () => void>>): void {
  const first = useRef(-Infinity);
  useDocumentEvent('keydown', (event) => {
    if (!isUnheard(event) || !isAlone(event) || !areKeysOn()) return;
    const key = event.key.toLowerCase();
    const isSecond = performance.now() - first.current <= TOGETHER_MS;
    first.current = key === 'g' && !isSecond ? performance.now() : -Infinity;
    if (!isSecond) acts[key]?.();
  });
}
