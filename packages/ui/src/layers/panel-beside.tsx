import type { ReactNode } from 'react';
import { useFloatingLayers } from './use-layers';

export interface PanelBesideProps {
  /** What it stands beside, on the side with room; without it the panel is closed. */
  anchor: HTMLElement | null;
  /** Names the layer. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A layer beside something that was pressed, such as a cell of a table; closed, the keyboard is back there. */
export function PanelBeside({ anchor, label, onClose, children }: PanelBesideProps) {
  const { parts: layers } = useFloatingLayers(anchor !== null);
  if (!layers || anchor === null) return null;
  return (
    <layers.Popover.Root open onOpenChange={onClose}>
      <layers.Popover.Anchor virtualRef={{ current: anchor }} />
      <layers.Popover.Portal>
        <layers.Popover.Content
          className="nw-popover nw-popover--panel"
          aria-label={label}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus();
          }}
        >
          {children}
        </layers.Popover.Content>
      </layers.Popover.Portal>
    </layers.Popover.Root>
  );
}
