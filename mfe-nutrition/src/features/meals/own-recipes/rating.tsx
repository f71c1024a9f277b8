import { ownRecipeLimits } from '@nestwell/contracts/nutrition';
import { useId, useState } from 'react';
import * as css from './rating.module.css';

interface RatingProps {
  /** Whose: 'Lentil soup'. */
  name: string;
  value: number | null;
  /** Resolves to whether it is kept. */
  onChange: (rating: number) => Promise<boolean>;
}

const STEPS = Array.from({ length: ownRecipeLimits.rating }, (_, index) => index + 1);

/** How much she liked it, in eggs. */
export function Rating({ name, value, onChange }: RatingProps) {
  const group = useId();
  // Shown at once, until what is kept has changed, or could not.
  const [pressed, setPressed] = useState<{
    on: number | null;
    rating: number;
  }>();
  const shown = pressed && pressed.on === value ? pressed.rating : value;
  const rate = async (rating: number) => {
    setPressed({ on: value, rating });
    if (!(await onChange(rating))) setPressed(undefined);
  };
  return (
    <fieldset className={css.rating}>
      <legend className={css.legend}>
        {shown === null ? 'How was it?' : `${shown} of ${ownRecipeLimits.rating}`}
      </legend>
      {STEPS.map((step) => (
        <label key={step} className={css.egg} data-full={step <= (shown ?? 0)}>
          <input
            type="radio"
            name={group}
            aria-label={`${name}: ${step} of ${ownRecipeLimits.rating}`}
            checked={shown === step}
            onChange={() => void rate(step)}
          />
          <span aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
