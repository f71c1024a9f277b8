import { useUser } from '@nestwell/remote-kit';
import { Button, buttonClass, Text } from '@nestwell/ui';
import { useEffect, useRef, useState } from 'react';
import { AllEmergencyNumbers, EmergencyNumbers } from './emergency-numbers';
import * as css from './urgent.module.css';

/** What the way in to help opens as long as nothing but the server's HTML of the page is there. */
export const earlyHelpId = 'urgent-now';

interface EarlyHelpProps {
  label: string;
  /** Opens the whole of it. */
  onMore: () => void;
}

/**
 * Bare numbers, which the browser itself opens and closes. It goes when the page answers, but is not taken away from
 * under her finger: while it is open it stays, and leads to what else help says, as soon as the page answers.
 */
export function EarlyHelp({ label, onMore }: EarlyHelpProps) {
  const { user } = useUser();
  const panel = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOpen(panel.current)) setOver(true);
  }, []);
  if (isOver) return null;
  const titleId = `${earlyHelpId}-title`;
  const goOn = () => {
    // It first, so that the focus is where it was before when the whole of it closes.
    panel.current?.hidePopover();
    onMore();
  };
  return (
    <div
      ref={panel}
      id={earlyHelpId}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className={css.early}
      onToggle={({ newState }) => newState === 'closed' && setOver(true)}
    >
      <h2 id={titleId}>{label}</h2>
      {/* Where a visitor is, her device has not said yet. */}
      {user ? <EmergencyNumbers /> : <AllEmergencyNumbers />}
      <Button variant="soft" full onClick={goOn}>
        See everything urgent
      </Button>
      <Text small soft>
        Nestwell is a signpost, not a medical device.
      </Text>
      <button
        type="button"
        className={buttonClass({ variant: 'line', full: true })}
        popoverTarget={earlyHelpId}
        popoverTargetAction="hide"
      >
        Close
      </button>
    </div>
  );
}

/** A browser that knows no popovers has opened none. */
function isOpen(panel: HTMLElement | null): boolean {
  try {
    return panel?.matches(':popover-open') === true;
  } catch {
    return false;
  }
}
