import { pressureSigns } from '@nestwell/safety/signs';
import { ChipRow, FilterChip, GroupLabel, NumberField } from '@nestwell/ui';
import { useRef } from 'react';
import { WhenField } from '../../lib/when-field';
import * as css from './pressure.module.css';
import { OtherMonitor } from './other-monitor';
import { isUpperTyped, meantBy, type problemsOf, type ReadingForm } from './reading-form';
import { signLabels } from './signs';

interface PressureFieldsProps {
  form: ReadingForm;
  problems: ReturnType<typeof problemsOf>;
  onChange: (change: Partial<ReadingForm>) => void;
}

/** Two figures, what she has with them, and when. */
export function PressureFields({ form, problems, onChange }: PressureFieldsProps) {
  const lower = useRef<HTMLInputElement>(null);
  const typeUpper = (upper: string) => {
    onChange({ upper });
    if (isUpperTyped(upper)) lower.current?.focus();
  };
  const toggle = (sign: ReadingForm['signs'][number], on: boolean) =>
    onChange({ signs: on ? [...form.signs, sign] : form.signs.filter((other) => other !== sign) });
  return (
    <>
      <div className={css.two}>
        <NumberField
          label="Upper"
          className={css.figure}
          maxLength={5}
          value={form.upper}
          error={problems.upper}
          onValueChange={typeUpper}
        />
        <span className={css.stroke} aria-hidden="true">
          /
        </span>
        <NumberField
          ref={lower}
          label="Lower"
          className={css.figure}
          maxLength={5}
          value={form.lower}
          error={problems.lower}
          onValueChange={(typed) => onChange({ lower: typed })}
        />
      </div>
      <OtherMonitor meant={meantBy(form)} onChange={onChange} />
      <div className={css.with}>
        <GroupLabel>With it, now</GroupLabel>
        <ChipRow label="With it, now">
          {pressureSigns.value.map((sign) => (
            <FilterChip
              key={sign}
              pressed={form.signs.includes(sign)}
              onPressedChange={(on) => toggle(sign, on)}
            >
              {signLabels[sign]}
            </FilterChip>
          ))}
        </ChipRow>
      </div>
      <WhenField
        label="Measured"
        value={form.measuredAt}
        error={problems.measuredAt}
        onValueChange={(measuredAt) => onChange({ measuredAt })}
      />
    </>
  );
}
