import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import { useHeld } from './use-held';

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** One step at each press, and on and on while it is held. */
export function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  return (
    <IconButton filled label={label} disabled={disabled} {...useHeld(onStep, disabled)}>
      {children}
    </IconButton>
  );
}
