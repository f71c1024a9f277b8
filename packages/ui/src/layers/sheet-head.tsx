import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import type { DialogLayers } from './use-layers';

interface SheetHeadProps {
  layers: DialogLayers;
  title: ReactNode;
  description?: ReactNode;
  /** Beside the close button. */
  children?: ReactNode;
}

/** What a sheet is for, and the way out of it. */
export function SheetHead({ layers: { Dialog }, title, description, children }: SheetHeadProps) {
  return (
    <header className="nw-sheet__head">
      <div className="nw-sheet__titles">
        <Dialog.Title>{title}</Dialog.Title>
        {description && <Dialog.Description className="nw-sheet__purpose">{description}</Dialog.Description>}
      </div>
      <div className="nw-sheet__tools">
        {children}
        <Dialog.Close asChild>
          <IconButton label="Close">
            <X aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
    </header>
  );
}
