import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { NumberField, RadioRows, Switch } from '@nestwell/ui';
import { BabyIsHere } from '../baby-is-here';
import { PauseSwitch } from '../pause-switch';
import * as css from '../settings.module.css';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

const statuses = [
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'postpartum', label: 'Postpartum' },
] as const;

export function HealthCard({ settings }: { settings: Settings }) {
  const { user, form, edit } = settings;
  const isPaused = user.isPregnant && user.pregnancyPaused;
  return (
    <SettingsCard title="Health status" anchor="health-status">
      <RadioRows
        label="Health status"
        labelHidden
        options={statuses}
        value={form.isPregnant ? 'pregnant' : 'postpartum'}
        onValueChange={(status) => edit({ isPregnant: status === 'pregnant' })}
      />
      {form.isPregnant ? !isPaused && <Pregnancy settings={settings} /> : <Postpartum settings={settings} />}
      {user.isPregnant && form.isPregnant && <PauseSwitch user={user} />}
    </SettingsCard>
  );
}

function Pregnancy({ settings: { user, form, problems, edit } }: { settings: Settings }) {
  return (
    <>
      <NumberField
        label="Pregnancy week"
        whole
        maxLength={2}
        value={form.pregnancyWeek}
        error={problems.pregnancyWeek}
        help={user.dueDate ? `Due ${dayMonthAndYear(user.dueDate)}` : 'From 1 to 42'}
        onValueChange={(pregnancyWeek) => edit({ pregnancyWeek })}
      />
      {user.isPregnant && <BabyIsHere isOverdue={(user.pregnancyWeek ?? 0) > 40} />}
    </>
  );
}

function Postpartum({ settings: { form, problems, edit } }: { settings: Settings }) {
  return (
    <div className={css.since}>
      <NumberField
        label="Months"
        whole
        maxLength={2}
        value={form.monthsPostpartum}
        error={problems.monthsPostpartum}
        onValueChange={(monthsPostpartum) => edit({ monthsPostpartum })}
      />
      <Switch
        stacked
        label="Breastfeeding"
        description={form.isBreastfeeding ? 'Yes' : 'No'}
        checked={form.isBreastfeeding}
        onCheckedChange={(isBreastfeeding) => edit({ isBreastfeeding })}
      />
    </div>
  );
}
