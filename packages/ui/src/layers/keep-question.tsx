import { Button } from '../buttons/button';
import { useBackCloses } from './back-closes';
import { HelpBesideClose } from './layer-help';
import { inOneLine, type Unsaved } from './unsaved';
import type { DialogLayers } from './use-layers';

const asking = {
  wrote: { what: 'what you wrote', goOn: 'Go on writing' },
  picked: { what: 'what you picked', goOn: 'Go on picking' },
  read: { what: 'what was read', goOn: 'Go on looking' },
} as const satisfies Record<Unsaved['how'], { what: string; goOn: string }>;

interface KeepQuestionProps {
  layers: DialogLayers;
  /** Its sheet stands above whatever is open, and so must it. */
  onTop?: boolean;
  /** Undefined while nothing is asked. */
  unsaved?: Unsaved;
  /** Left out where the form has no draft. */
  onKeep?: () => void;
  onGoOn: () => void;
  onLetGo: () => void;
}

/** Before a sheet goes with what is in it. Escape and Back lead back to it: nothing is lost by a slip. */
export function KeepQuestion(props: KeepQuestionProps) {
  const { layers, unsaved, onKeep, onGoOn, onLetGo } = props;
  const { AlertDialog } = layers;
  const above = props.onTop ? 'top' : 'asks';
  const { what, goOn } = asking[unsaved?.how ?? 'wrote'];
  useBackCloses(unsaved !== undefined, onGoOn);
  return (
    <AlertDialog.Root open={unsaved !== undefined} onOpenChange={(open) => open || onGoOn()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={`nw-scrim nw-scrim--${above}`} />
        <AlertDialog.Content className={`nw-sheet nw-sheet--alert nw-sheet--${above}`}>
          <div className="nw-sheet__scroll">
            <header className="nw-sheet__head">
              <AlertDialog.Title>{onKeep ? `Keep ${what}?` : `Let go of ${what}?`}</AlertDialog.Title>
              <HelpBesideClose />
            </header>
            <p className="nw-sheet__quote">{unsaved && `“${inOneLine(unsaved.words)}”`}</p>
            <AlertDialog.Description className="nw-sheet__purpose">
              {onKeep
                ? 'It stays on this phone as a draft, until you send it or let it go.'
                : 'It is not kept once this closes.'}
            </AlertDialog.Description>
          </div>
          <footer className="nw-sheet__foot nw-sheet__foot--stacked">
            {onKeep && (
              <Button full onClick={onKeep}>
                Keep it
              </Button>
            )}
            <AlertDialog.Cancel asChild>
              <Button full variant={onKeep ? 'line' : 'primary'}>
                {goOn}
              </Button>
            </AlertDialog.Cancel>
            <Button full variant="quiet" onClick={onLetGo}>
              Let it go
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
