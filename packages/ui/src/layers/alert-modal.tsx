import { useRef, type ReactNode } from 'react';
import { Illustration, type ArtName } from '../art/illustration';
import { Button } from '../buttons/button';
import { HelpPill, useOpenBesideHelp } from './layer-help';
import { classNames } from '../class-names';
import { LayerWait } from './layer-wait';
import { useDialogLayers, type DialogLayers } from './use-layers';
import { useReturnFocus } from './use-return-focus';

export interface AlertModalProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  art?: ArtName;
  children?: ReactNode;
  /** Words stand at the left, and the action is the quiet way out of what it holds. */
  plain?: boolean;
  actionLabel: string;
  onAction: () => void;
}

/** A dialog with one way on: no handle, no close, and neither Escape nor a press outside does anything. */
export function AlertModal(props: AlertModalProps) {
  const open = useOpenBesideHelp(props.open);
  const { parts: layers, failed, retry } = useDialogLayers(open);
  if (!layers) return open && <LayerWait failed={failed} onRetry={retry} />;
  return <OpenAlert {...props} open={open} layers={layers} />;
}

function OpenAlert({
  layers,
  open,
  title,
  description,
  art,
  ...rest
}: AlertModalProps & { layers: DialogLayers }) {
  const { AlertDialog } = layers;
  const { remember, giveBack } = useReturnFocus();
  const action = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="nw-scrim nw-scrim--asks" />
        <AlertDialog.Content
          className={classNames('nw-sheet nw-sheet--alert nw-sheet--asks', !rest.plain && 'nw-sheet--center')}
          onOpenAutoFocus={(event) => {
            remember();
            // By itself it would go to a button that cancels, and stay behind where there is none.
            event.preventDefault();
            (rest.plain ? (event.currentTarget as HTMLElement) : action.current)?.focus();
          }}
          onCloseAutoFocus={giveBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="nw-sheet__scroll">
            {art && <Illustration name={art} />}
            <AlertDialog.Title>{title}</AlertDialog.Title>
            {description && <AlertDialog.Description>{description}</AlertDialog.Description>}
            {rest.children}
          </div>
          <footer className="nw-sheet__foot">
            <Button ref={action} variant={rest.plain ? 'quiet' : 'primary'} onClick={rest.onAction}>
              {rest.actionLabel}
            </Button>
          </footer>
          <HelpPill />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
