import type { GateLook } from '@nestwell/contracts/delivery';
import { CheckIcon, TriangleAlert } from '@nestwell/ui';
import * as css from './platform.module.css';
import type { Decided } from './shown';
import { duration } from './when';

interface GateCellProps {
  look: GateLook | null;
  /** How the version went out. */
  decision: Decided | undefined;
}

/** How much of its gate a version holds, and how it went past the rest. */
export function GateCell({ look, decision }: GateCellProps) {
  const forced = decision?.gate === 'forced';
  if (look === null)
    return <span className={css.soft}>{forced ? `forced: “${decision.why}”` : 'Not looked at'}</span>;
  const held = look.steps.filter(isHeld).length;
  const holds = held === look.steps.length;
  return (
    <>
      <span className={css.line}>
        {holds ? <CheckIcon aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        {look.steps.length > 0 ? `${held} of ${look.steps.length}` : 'All'}
      </span>
      <span className={css.soft}>
        {forced
          ? `forced: “${decision.why}”`
          : `${look.remembered ? 'remembered' : 'full'}, ${duration(look.seconds)}`}
      </span>
    </>
  );
}

export const isHeld = ({ found }: GateLook['steps'][number]) => found?.length === 0;
