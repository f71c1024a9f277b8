import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { KeepQuestion } from './keep-question';
import { HelpBesideClose } from './layer-help';
import { LayerWait } from './layer-wait';
import { SheetHead } from './sheet-head';
import type { Unsaved } from './unsaved';
import { useReturnFocus } from './use-return-focus';
import { useLeave } from './use-leave';
import { useDialogLayers, type DialogLayers } from './use-layers';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line of purpose. */
  description?: ReactNode;
  /** Sticky at the foot: the neutral button first, the primary last. */
  footer?: ReactNode;
  /** Beside the close button. */
  tools?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** What is in it and not saved, beside what stands in its fields: she is asked before it goes. */
  unsaved?: Unsaved;
  /** Keeps what she wrote as a draft; without it she is only asked whether to let it go. */
  onKeep?: () => void;
  onLetGo?: () => void;
  /** As high as a sheet may be from the start: where it fills as answers come, nothing in it moves under her finger. */
  tall?: boolean;
  /** Above whatever is open already, and above toasts. */
  onTop?: boolean;
  /** Stands there while the code of layers is on its way or cannot be fetched: what must never wait. */
  meanwhile?: ReactNode;
}

/** A bottom sheet on phones, a centred dialog from 768. Put `warmLayers` on the button that opens it. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, meanwhile } = props;
  const { parts: layers, failed, retry } = useDialogLayers(open);
  if (!layers) {
    const close = () => onOpenChange(false);
    return (
      open && (
        <LayerWait failed={failed} onRetry={retry} onClose={close}>
          {meanwhile}
        </LayerWait>
      )
    );
  }
  return <OpenSheet {...props} layers={layers} />;
}

function OpenSheet({ layers, open, onOpenChange, ...rest }: SheetProps & { layers: DialogLayers }) {
  const { Dialog } = layers;
  const { title, description, footer, tools, children, className, tall, onTop } = rest;
  const { remember, giveBack } = useReturnFocus();
  const { leave, watch, question } = useLeave(rest, open, onOpenChange);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : leave())}>
      <Dialog.Portal>
        <Dialog.Overlay className={classNames('nw-scrim', onTop && 'nw-scrim--top')} />
        <Dialog.Content
          className={classNames('nw-sheet', tall && 'nw-sheet--tall', onTop && 'nw-sheet--top', className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keepOpenForInnerList}
          onOpenAutoFocus={(event) => {
            remember();
            focusSheetItself(event);
          }}
          onCloseAutoFocus={giveBack}
          onInteractOutside={keepOpenForToasts}
          {...watch}
        >
          <div className="nw-sheet__scroll">
            <SheetHead layers={layers} title={title} description={description}>
              {tools}
              <HelpBesideClose />
            </SheetHead>
            {children}
          </div>
          {footer && <footer className="nw-sheet__foot">{footer}</footer>}
          <KeepQuestion layers={layers} onTop={onTop} {...question} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Escape first closes an open list of results; the next one closes the sheet. */
function keepOpenForInnerList(event: KeyboardEvent) {
  const target = event.target as Element | null;
  if (target?.closest('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
}

/**
 * The sheet itself takes focus, not its first field: that would raise the phone's keyboard over the sheet before
 * anything is read. A field that should have it carries `data-autofocus`.
 */
function focusSheetItself(event: Event) {
  event.preventDefault();
  const sheet = event.currentTarget as HTMLElement;
  (sheet.querySelector<HTMLElement>('[data-autofocus]') ?? sheet).focus();
}

/** Dismissing a notification is not leaving the sheet, nor is it once the slab has left the page with its button. */
function keepOpenForToasts(event: Event) {
  if ((event.target as Element | null)?.closest('.nw-toast, .nw-toasts')) event.preventDefault();
}
