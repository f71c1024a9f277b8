import type { GateLook } from '@nestwell/contracts/delivery';
import { Card, CheckIcon, CircleAlert, Minus } from '@nestwell/ui';
import { isHeld } from './gate-cell';
import * as css from './platform.module.css';
import { momentOf } from './when';

interface GateCardProps {
  name: string;
  look: GateLook;
}

/** All that the gate asks of a version, and what was found against it. */
export function GateCard({ name, look }: GateCardProps) {
  return (
    <Card variant="flat" aria-label={`Gate of ${name}`} className={css.gate}>
      <h3>Gate of {name}</h3>
      <p className={css.soft}>{`${momentOf(look.at)}, by ${look.by}`}</p>
      <ul className={css.steps}>
        {look.steps.map((step) => (
          <GateStep key={step.name} step={step} />
        ))}
      </ul>
    </Card>
  );
}

function GateStep({ step }: { step: GateLook['steps'][number] }) {
  const { name, found } = step;
  if (isHeld(step))
    return (
      <li>
        <CheckIcon aria-label="Holds" /> {name}
      </li>
    );
  if (found === null)
    return (
      <li className={css.soft}>
        <Minus aria-label="Not reached" /> {name}
      </li>
    );
  return (
    <li className={css.fault}>
      <CircleAlert aria-label="Does not hold" /> {name}: {found.join('; ')}
    </li>
  );
}
