import { Button } from '../buttons/button';
import { useBackCloses } from './back-closes';
import { HelpBesideClose } from './layer-help';
import type { DialogLayers } from './use-layers';

interface KeepQuestionProps {
  layers: DialogLayers;
  /** What she wrote; undefined while nothing is asked. */
  text?: string;
  /** She picked it from a list. */
  isPicked?: boolean;
  /** Left out where the form has no draft. */
  onKeep?: () => void;
  onGoOn: () => void;
  onLetGo: () => void;
}

/** Before a sheet with her words or picks goes. Escape and Back lead back to it: nothing is lost by a slip. */
export function KeepQuestion(props: KeepQuestionProps) {
  const { layers, text, isPicked, onKeep, onGoOn, onLetGo } = props;
  const { AlertDialog } = layers;
  const did = isPicked ? 'picked' : 'wrote';
  useBackCloses(text !== undefined, onGoOn);
  return (
    <AlertDialog.Root open={text !== undefined} onOpenChange={(open) => open || onGoOn()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="nw-scrim nw-scrim--asks" />
        <AlertDialog.Content className="nw-sheet nw-sheet--alert nw-sheet--asks">
          <div className="nw-sheet__scroll">
            <header className="nw-sheet__head">
              <AlertDialog.Title>
                {onKeep ? `Keep what you ${did}?` : `Let go of what you ${did}?`}
              </AlertDialog.Title>
              <HelpBesideClose />
            </header>
            <p className="nw-sheet__quote">{`“${opening(text ?? '')}”`}</p>
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
                {isPicked ? 'Go on picking' : 'Go on writing'}
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

const OPENING = 52;

/** Enough to know it by, cut between words. */
function opening(text: string): string {
  if (text.length <= OPENING) return text;
  return `${text.slice(0, text.lastIndexOf(' ', OPENING) + 1 || OPENING).trimEnd()}…`;
}
