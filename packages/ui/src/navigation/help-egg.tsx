import type { ComponentProps } from 'react';
import { BriefcaseMedical } from 'lucide-react';
import { classNames } from '../class-names';

/** What the egg says where its whole label has no room. */
const WORD = 'Urgent';

export interface HelpEggProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Read aloud always, shown where there is room. */
  label: string;
  /** On a screen without the bowl: the same corner, with its words. */
  alone?: boolean;
}

/** The calm egg in the bowl's empty lower left corner, across from the quick action; beside the bar on large screens. */
export function HelpEgg({ label, alone, className, ...props }: HelpEggProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames('nw-helpegg', !alone && 'nw-helpegg--bowl', className)}
    >
      <BriefcaseMedical aria-hidden="true" />
      <span className="nw-helpegg__label">{label}</span>
      {!alone && (
        <span className="nw-helpegg__word" aria-hidden="true">
          {WORD}
        </span>
      )}
    </button>
  );
}
