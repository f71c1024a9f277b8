import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { HelpPill } from './layer-help';
import { useBackCloses } from './back-closes';
import { LayerWait } from './layer-wait';
import { useDialogLayers, type DialogLayers } from './use-layers';
import { useReturnFocus } from './use-return-focus';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: 'Delete "Lentil Stew"?' */
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Deleting is the default; `primary` for a question without loss. */
  tone?: 'danger-filled' | 'primary';
  /** The dialog stays until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void;
  busy?: boolean;
  busyLabel?: string;
  /** A failure, kept in the dialog. */
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange } = props;
  const { parts: layers, failed, retry } = useDialogLayers(open);
  if (!layers)
    return open && <LayerWait failed={failed} onRetry={retry} onClose={() => onOpenChange(false)} />;
  return <OpenConfirm {...props} layers={layers} />;
}

function OpenConfirm({
  layers,
  open,
  onOpenChange,
  busy,
  ...words
}: ConfirmDialogProps & { layers: DialogLayers }) {
  const { AlertDialog } = layers;
  const { title, description, children, confirmLabel, cancelLabel = 'Cancel', busyLabel, onConfirm } = words;
  const { remember, giveBack } = useReturnFocus();
  // While it works it cannot be closed: the outcome would go unseen.
  const change = (next: boolean) => busy || onOpenChange(next);
  useBackCloses(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="nw-scrim" onClick={() => change(false)} />
        <AlertDialog.Content
          className="nw-sheet nw-sheet--alert"
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="nw-sheet__scroll">
            <div className="nw-sheet__titles">
              <AlertDialog.Title>{title}</AlertDialog.Title>
              {description && <AlertDialog.Description>{description}</AlertDialog.Description>}
            </div>
            {children}
          </div>
          <footer className="nw-sheet__foot">
            <AlertDialog.Cancel asChild>
              <Button variant="line" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={words.tone ?? 'danger-filled'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
          <HelpPill />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
