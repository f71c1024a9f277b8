import { ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { useId } from 'react';
import * as css from './rating.module.css';

interface RatingProps {
  /** Whose: 'Lentil soup'. */
  name: string;
  value: number | null;
  onChange: (rating: number) => void;
}

const STEPS = Array.from({ length: ownRecipeLimits.rating }, (_, index) => index + 1);

/** How much she liked it, in eggs. */
export function Rating({ name, value, onChange }: RatingProps) {
  const group = useId();
  return (
    <fieldset className={css.rating}>
      <legend className={css.legend}>
        {value === null ? 'How was it?' : `${value} of ${ownRecipeLimits.rating}`}
      </legend>
      {STEPS.map((step) => (
        <label key={step} className={css.egg} data-full={step <= (value ?? 0)}>
          <input
            type="radio"
            name={group}
            aria-label={`${name}: ${step} of ${ownRecipeLimits.rating}`}
            checked={value === step}
            onChange={() => onChange(step)}
          />
          <span aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
