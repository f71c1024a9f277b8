import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFloatingLayers } from './use-layers';

export interface TooltipProps {
  text: string;
  /** The control it explains; it must have its own name already. */
  children: ReactNode;
}

const DELAY = 500;

/** A word of explanation for pointer and keyboard. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { parts: layers } = useFloatingLayers(open);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), DELAY);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <span
      className="nw-anchor"
      onPointerEnter={(event) => event.pointerType === 'mouse' && later()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {layers && open && (
        <layers.Tooltip.Provider>
          <layers.Tooltip.Root open>
            <layers.Tooltip.Trigger asChild>
              <span className="nw-anchor__ghost" aria-hidden="true" />
            </layers.Tooltip.Trigger>
            <layers.Tooltip.Portal>
              <layers.Tooltip.Content className="nw-tooltip" sideOffset={8} collisionPadding={12}>
                {text}
              </layers.Tooltip.Content>
            </layers.Tooltip.Portal>
          </layers.Tooltip.Root>
        </layers.Tooltip.Provider>
      )}
    </span>
  );
}
