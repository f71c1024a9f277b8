import type { ComponentType } from 'react';
import { lazyParts } from '../lazy-parts';
import { LayerWait } from './layer-wait';
import { warmsToo } from './use-layers';
import type { Opening } from './use-opening';

/** How a sheet is told whether it is open: by an opening, by a switch, or by being there at all. */
type Told =
  | { opening: Opening }
  | { open: boolean; onOpenChange: (open: boolean) => void }
  | { onClose: () => void };

/**
 * A sheet whose code comes with that of all layers: with the first sign that one will be opened, or once the first screen
 * is calm. A press that is sooner is answered at once, and opens it when it is there.
 */
export function later<Props extends Told>(load: () => Promise<ComponentType<Props>>) {
  const { useParts, warm } = lazyParts(async () => ({ Layer: await load() }));
  warmsToo(warm);
  return function Later(props: Props) {
    const { isWanted, close } = wishOf(props);
    const { parts, failed, retry } = useParts(isWanted);
    if (parts) return <parts.Layer {...props} />;
    return isWanted && <LayerWait failed={failed} onRetry={retry} onClose={close} />;
  };
}

function wishOf(told: Told): { isWanted: boolean; close: () => void } {
  if ('opening' in told) return { isWanted: told.opening.open, close: () => told.opening.setOpen(false) };
  if ('open' in told) return { isWanted: told.open, close: () => told.onOpenChange(false) };
  return { isWanted: true, close: told.onClose };
}
