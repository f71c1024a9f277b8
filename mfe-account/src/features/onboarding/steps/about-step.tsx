import { RadioRows, SelectField, Switch, TextField } from '@nestwell/ui';
import { canBeEmail, userLimits } from '@nestwell/contracts/account';
import { weeksOfMonths } from '@nestwell/domain/ages';
import { nursingCalories } from '@nestwell/domain/energy';
import { counted } from '@nestwell/domain/words';
import { useState } from 'react';
import { BirthDates } from '../../../lib/dates/birth-dates';
import type { DatesForm } from '../../../lib/dates/dates-form';
import { PregnancyDates } from '../../../lib/dates/pregnancy-dates';
import type { MaternalStatus } from '../lib/onboarding-form';
import { EMAIL_HINT } from '../lib/step-problems';
import { postpartumMonths, pregnantMonths } from '../lib/pregnancy-months';
import type { StepProps } from './step-props';

const statuses = [
  { value: 'pregnant', label: <b>Pregnant</b>, description: 'Any month, any trimester' },
  { value: 'postpartum', label: <b>Postpartum</b>, description: 'Nursing or not nursing' },
] as const;

export function AboutStep({ form, onChange }: StepProps) {
  // While she is still typing it, an address is not wrong yet.
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTyping && form.email.trim() !== '' && !canBeEmail(form.email);
  const dates = {
    dates: form.dates,
    onDates: (change: Partial<DatesForm>) => onChange({ dates: { ...form.dates, ...change } }),
  };
  return (
    <>
      <TextField
        label="Name"
        data-autofocus
        enterKeyHint="next"
        autoComplete="name"
        maxLength={userLimits.name}
        value={form.name}
        onValueChange={(name) => onChange({ name })}
      />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        enterKeyHint="next"
        autoComplete="email"
        maxLength={userLimits.email}
        value={form.email}
        error={isWrong && EMAIL_HINT}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onValueChange={(email) => onChange({ email })}
      />
      <RadioRows<MaternalStatus>
        label="Where are you right now?"
        options={statuses}
        value={form.status}
        onValueChange={(status) => onChange({ status })}
      />
      {form.status === 'pregnant' && (
        <PregnancyDates
          {...dates}
          quick={<MonthsPregnant form={form} onChange={onChange} />}
          onBorn={() => onChange({ status: 'postpartum', dates: { ...form.dates, bornFrom: 'bornOn' } })}
        />
      )}
      {form.status === 'postpartum' && (
        <>
          <BirthDates {...dates} quick={<MonthsPostpartum form={form} onChange={onChange} />} />
          <Switch
            label="I am breastfeeding"
            description={`Nursing takes about ${nursingCalories} calories a day; we add them to your goal.`}
            checked={form.isBreastfeeding}
            onCheckedChange={(isBreastfeeding) => onChange({ isBreastfeeding })}
          />
        </>
      )}
    </>
  );
}

type MonthsProps = Pick<StepProps, 'form' | 'onChange'>;

function MonthsPregnant({ form, onChange }: MonthsProps) {
  const options = pregnantMonths.map((months) => ({
    value: String(months),
    label: `${counted(months, 'month')} (around week ${weeksOfMonths(months)})`,
  }));
  return (
    <SelectField
      label="Months pregnant"
      options={options}
      placeholder="Choose"
      value={form.monthsPregnant === null ? '' : String(form.monthsPregnant)}
      onValueChange={(months) => onChange({ monthsPregnant: Number(months) })}
    />
  );
}

function MonthsPostpartum({ form, onChange }: MonthsProps) {
  const options = postpartumMonths.map((months) => ({
    value: String(months),
    label: counted(months, 'month'),
  }));
  return (
    <SelectField
      label="Months postpartum"
      options={options}
      placeholder="Choose"
      value={form.monthsPostpartum === null ? '' : String(form.monthsPostpartum)}
      onValueChange={(months) => onChange({ monthsPostpartum: Number(months) })}
    />
  );
}
