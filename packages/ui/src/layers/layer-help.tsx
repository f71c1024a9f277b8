import { BriefcaseMedical } from 'lucide-react';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';
import { warmLayers } from './use-layers';

/** Urgent help while it is open: it stays above everything, and holds nothing of a member. */
export const HELP_LAYERS = '.nw-sheet--top, .nw-scrim--top';

export interface LayerHelp {
  label: string;
  /** Opens above the layer, which stays as it is. */
  onHelp: () => void;
  /** It is open now, above the screen or above a layer. */
  isOpen: boolean;
}

const HelpContext = createContext<LayerHelp | null>(null);

/** Every sheet and dialog below it has a way to help of its own: what is behind a layer cannot be reached. */
export function LayerHelpProvider({ help, children }: { help: LayerHelp; children: ReactNode }) {
  return <HelpContext value={help}>{children}</HelpContext>;
}

const attributes = { 'aria-haspopup': 'dialog', ...warmLayers } as const;

/** Left of a sheet's Close. */
export function HelpBesideClose() {
  const help = useContext(HelpContext);
  if (!help) return null;
  return (
    <IconButton label={help.label} className="nw-helpmark" {...attributes} onClick={help.onHelp}>
      <BriefcaseMedical aria-hidden="true" />
    </IconButton>
  );
}

/** Where there is no Close, above the upper edge; the last to be reached by keyboard. */
export function HelpPill({ className }: { className?: string }) {
  const help = useContext(HelpContext);
  if (!help) return null;
  return (
    <button
      type="button"
      className={classNames('nw-helppill', className)}
      {...attributes}
      onClick={help.onHelp}
    >
      <BriefcaseMedical aria-hidden="true" />
      {help.label}
    </button>
  );
}

/** A layer that opens by itself waits while she reads what to do: it would take the keyboard from under the panel. */
export function useOpenBesideHelp(wanted: boolean): boolean {
  const isHelpOpen = useContext(HelpContext)?.isOpen ?? false;
  const [open, setOpen] = useState(false);
  if (open !== wanted && (!wanted || !isHelpOpen)) setOpen(wanted);
  return open;
}
