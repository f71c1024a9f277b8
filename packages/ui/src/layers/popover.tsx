import { cloneElement, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { Trigger } from './trigger';
import { useFloatingLayers, warmFloating } from './use-layers';

export interface PopoverProps {
  trigger: Trigger;
  /** Names the layer. */
  label: string;
  children: ReactNode;
}

/** A small layer beside its trigger. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  const { parts: layers } = useFloatingLayers(open);
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    trigger.props.onClick?.(event);
    anchor.current = event.currentTarget;
    setOpen(!open);
  };
  return (
    <>
      {cloneElement(trigger, {
        ...warmFloating,
        onClick: toggle,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
      })}
      {layers && (
        <layers.Popover.Root open={open} onOpenChange={setOpen}>
          <layers.Popover.Anchor virtualRef={anchor as { current: HTMLElement }} />
          <layers.Popover.Portal>
            <layers.Popover.Content
              className="nw-popover"
              aria-label={label}
              sideOffset={8}
              collisionPadding={12}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                anchor.current?.focus();
              }}
              onInteractOutside={(event) => {
                // The trigger toggles by itself; closing here first would make its click open again.
                if (anchor.current?.contains(event.target as Node)) event.preventDefault();
              }}
            >
              {children}
            </layers.Popover.Content>
          </layers.Popover.Portal>
        </layers.Popover.Root>
      )}
    </>
  );
}
