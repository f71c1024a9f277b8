import { Slot } from '@nestwell/remote-kit';
import { useAsked } from '@nestwell/remote-kit/router';
import { HelpEgg, LayerHelpProvider, Sheet, warmLayers } from '@nestwell/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useIsHydrating } from '../remotes/hydrating';
import { EarlyHelp, earlyHelpId } from './early-help';
import { EmergencyNumbers } from './emergency-numbers';
import { useReadyHelp } from './use-ready-help';

interface UrgentHelpProps {
  /** On a screen without the bottom navigation. */
  alone: boolean;
  /** The screen, whose sheets and dialogs lead to help too. */
  children?: ReactNode;
}

const LABEL = 'Is this urgent?';
/** Where it was opened: on the screen, or above a sheet or dialog that stays as it is. */
type From = 'screen' | 'layer';

/**
 * Help is one tap away on every screen and over everything that opens there, gated, signed out or offline. The way in is
 * the shell's own, so that it stands there before any remote does; the panel is the remote's that fills the slot, and
 * bare numbers as long as it is missing, and as long as the page is only server HTML.
 */
export function UrgentHelp({ alone, children }: UrgentHelpProps) {
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState<From>('screen');
  const openFrom = (place: From) => {
    setFrom(place);
    setOpen(true);
  };
  const help = useMemo(() => ({ label: LABEL, isOpen: open, onHelp: () => openFrom('layer') }), [open]);
  useReadyHelp();
  const isServerHtml = useIsHydrating();
  const [wasServerHtml] = useState(isServerHtml);
  useAsked('urgent', () => openFrom('screen'));
  return (
    <>
      <LayerHelpProvider help={help}>{children}</LayerHelpProvider>
      <aside aria-label="Urgent help">
        <HelpEgg
          label={LABEL}
          alone={alone}
          aria-haspopup="dialog"
          {...warmLayers}
          {...(isServerHtml ? { popoverTarget: earlyHelpId } : { onClick: () => openFrom('screen') })}
        />
        {wasServerHtml && <EarlyHelp label={LABEL} onMore={() => openFrom('screen')} />}
        <Sheet
          open={open}
          onOpenChange={setOpen}
          onTop
          tall
          title={LABEL}
          description={
            from === 'layer'
              ? 'What you were doing is kept. Close this to go on with it.'
              : 'Trust the feeling that something is wrong.'
          }
          meanwhile={<EmergencyNumbers />}
        >
          <Slot name="shell.urgent@1">
            <EmergencyNumbers />
          </Slot>
        </Sheet>
      </aside>
    </>
  );
}
