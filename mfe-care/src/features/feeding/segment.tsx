import * as css from './feeding.module.css';

interface SegmentProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; mark?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Segment<Value extends string>({ label, options, value, onValueChange }: SegmentProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={css.segment}>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
          {option.mark && <span className={css.dot} role="img" aria-label={option.mark} />}
        </label>
      ))}
    </div>
  );
}
