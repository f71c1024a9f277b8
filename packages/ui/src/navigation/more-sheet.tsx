import { Search } from 'lucide-react';
import { Button } from '../buttons/button';
import { useBackCloses } from '../layers/back-closes';
import { LayerWait } from '../layers/layer-wait';
import { SheetHead } from '../layers/sheet-head';
import { useReturnFocus } from '../layers/use-return-focus';
import { useDialogLayers } from '../layers/use-layers';
import { List } from '../lists/list';
import { MorePlace } from './more-place';
import type { BottomNavItem, BottomNavProps } from './nav-places';
import { usePageBehind } from './use-page-behind';

interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  places: readonly BottomNavItem[];
  onFind: BottomNavProps['onFind'];
  LinkComponent: BottomNavProps['LinkComponent'];
}

/** Rises behind the bar, which stays in reach with the two eggs in its corners; the page alone is put away. */
export function MoreSheet({ open, onClose, places, onFind, LinkComponent }: MoreSheetProps) {
  const { parts: layers, failed, retry } = useDialogLayers(open);
  const { remember, giveBack } = useReturnFocus();
  useBackCloses(open, onClose);
  usePageBehind(open);
  if (!open) return null;
  if (!layers) return <LayerWait failed={failed} onRetry={retry} onClose={onClose} />;
  const { Dialog } = layers;
  return (
    <Dialog.Root open modal={false} onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="nw-scrim nw-scrim--more" aria-hidden="true" />
        <Dialog.Content
          className="nw-sheet nw-sheet--more"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            remember();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={giveBack}
          onInteractOutside={keepOpenForTheBar}
        >
          <div className="nw-sheet__scroll">
            <SheetHead layers={layers} title="More places" />
            <List>
              {places.map((place) => (
                <MorePlace key={place.label} place={place} LinkComponent={LinkComponent} onGo={onClose} />
              ))}
            </List>
            {onFind && (
              <Button
                variant="line"
                full
                icon={<Search aria-hidden="true" />}
                onClick={() => {
                  onClose();
                  onFind();
                }}
              >
                Find or log anything
              </Button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The bar's own presses say for themselves what they do, and so does the keyboard's way through it. */
function keepOpenForTheBar(event: Event) {
  const target = event.target as Element | null;
  if (target?.closest('.nw-bowl')) event.preventDefault();
  else if (event.type.endsWith('focusOutside')) event.preventDefault();
}
