import { RadioRows, SelectField, Switch, TextField } from '@nestwell/ui';
import { canBeEmail, userLimits } from '@nestwell/contracts/account';
import { weeksOfMonths } from '@nestwell/domain/ages';
import { nursingCalories } from '@nestwell/domain/energy';
import { useState } from 'react';
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
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={userLimits.name}
        value={form.name}
        onValueChange={(name) => onChange({ name })}
      />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
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
      {form.status === 'pregnant' && <MonthsPregnant form={form} onChange={onChange} />}
      {form.status === 'postpartum' && <MonthsPostpartum form={form} onChange={onChange} />}
    </>
  );
}

type MonthsProps = Pick<StepProps, 'form' | 'onChange'>;

function MonthsPregnant({ form, onChange }: MonthsProps) {
  const options = pregnantMonths.map((months) => ({
    value: String(months),
    label: `${monthsInWords(months)} (around week ${weeksOfMonths(months)})`,
  }));
  return (
    <SelectField
      label="Months pregnant"
      options={options}
      value={String(form.monthsPregnant)}
      onValueChange={(months) => onChange({ monthsPregnant: Number(months) })}
    />
  );
}

function MonthsPostpartum({ form, onChange }: MonthsProps) {
  const options = postpartumMonths.map((months) => ({ value: String(months), label: monthsInWords(months) }));
  return (
    <>
      <SelectField
        label="Months postpartum"
        options={options}
        value={String(form.monthsPostpartum)}
        onValueChange={(months) => onChange({ monthsPostpartum: Number(months) })}
      />
      <Switch
        label="I am breastfeeding"
        description={`Nursing takes about ${nursingCalories} calories a day; we add them to your goal.`}
        checked={form.isBreastfeeding}
        onCheckedChange={(isBreastfeeding) => onChange({ isBreastfeeding })}
      />
    </>
  );
}

const monthsInWords = (months: number) => (months === 1 ? '1 month' : `${months} months`);
