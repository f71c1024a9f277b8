import type { VersionHealth } from '@nestwell/contracts/delivery';
import * as css from './platform.module.css';
import { failureShare } from './shown';
import { Sparkline } from './sparkline';

interface ErrorCellProps {
  health: VersionHealth | undefined;
  /** The version that it is compared with. */
  against?: VersionHealth;
}

/** How many could not use a version in the last 24 hours. */
export function ErrorCell({ health, against }: ErrorCellProps) {
  if (!health) return <span className={css.soft}>No browser has told yet</span>;
  const { frozen } = health;
  const facts = [
    against ? `${failureShare(health)} against ${failureShare(against)}` : failureShare(health),
    frozen > 0 && `${frozen} frozen`,
  ].filter(Boolean);
  return (
    <>
      <Sparkline hours={health.hours} />
      <span className={css.soft}>{facts.join(', ')}</span>
    </>
  );
}
