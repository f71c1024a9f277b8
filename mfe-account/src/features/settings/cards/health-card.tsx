import type { User } from '@nestwell/contracts/account';
import { isPastTerm } from '@nestwell/domain/ages';
import { dayMonthAndYear, type LocalDate } from '@nestwell/domain/calendar-days';
import { GoesOnAnswers, useDeviceDate } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { EggWell, Leaf, linkClass, LinkRow, NumberField, RadioRows, Switch } from '@nestwell/ui';
import { BirthDates } from '../../../lib/dates/birth-dates';
import { PregnancyDates } from '../../../lib/dates/pregnancy-dates';
import { BabyIsHere } from '../baby-is-here';
import { stateLabel } from '../../../lib/member-states';
import type { Settings } from '../use-settings';
import { SettingsCard } from './settings-card';

const statuses = [
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'postpartum', label: 'Postpartum' },
] as const;

export function HealthCard({ settings }: { settings: Settings }) {
  const { user, form, edit } = settings;
  if (user.pregnancyPaused) return <QuietStatus user={user} />;
  return (
    <SettingsCard title="Health status" anchor="health-status">
      <RadioRows
        label="Health status"
        labelHidden
        options={statuses}
        value={form.isPregnant ? 'pregnant' : 'postpartum'}
        onValueChange={(status) => edit({ isPregnant: status === 'pregnant' })}
      />
      {form.isPregnant ? <Pregnancy settings={settings} /> : <Postpartum settings={settings} />}
      <LinkRow
        to="/settings/shown"
        Link={Link}
        title="Something has changed"
        well={
          <EggWell shell="dusk">
            <Leaf aria-hidden="true" />
          </EggWell>
        }
      />
    </SettingsCard>
  );
}

/** Names nothing but the choice itself, and the way to another. */
function QuietStatus({ user }: { user: User }) {
  return (
    <SettingsCard title="What Nestwell shows you" anchor="health-status" note={stateLabel(user.state)}>
      {user.isPregnant && <GoesOnAnswers />}
      <Link to="/settings/shown" className={linkClass}>
        Change what is shown
      </Link>
    </SettingsCard>
  );
}

function weekHelp(user: User, today: LocalDate): string {
  if (!user.dueDate) return 'From 1 to 42';
  const due = dayMonthAndYear(user.dueDate);
  return isPastTerm(user, today) ? `Past 42 weeks, due ${due}` : `Due ${due}`;
}

function Pregnancy({ settings: { user, form, problems, edit } }: { settings: Settings }) {
  const today = useDeviceDate();
  return (
    <>
      <PregnancyDates
        dates={form.dates}
        problem={problems.dates}
        onDates={(change) => edit({ dates: { ...form.dates, ...change } })}
        quick={
          <NumberField
            label="Pregnancy week"
            whole
            maxLength={2}
            value={form.pregnancyWeek}
            error={problems.pregnancyWeek}
            help={weekHelp(user, today)}
            onValueChange={(pregnancyWeek) => edit({ pregnancyWeek })}
          />
        }
      />
      {user.isPregnant && <BabyIsHere babies={user.babies} isOverdue={(user.pregnancyWeek ?? 0) > 40} />}
    </>
  );
}

function Postpartum({ settings: { form, problems, edit } }: { settings: Settings }) {
  return (
    <>
      <BirthDates
        dates={form.dates}
        problem={problems.dates}
        onDates={(change) => edit({ dates: { ...form.dates, ...change } })}
        quick={
          <NumberField
            label="Months"
            whole
            maxLength={2}
            value={form.monthsPostpartum}
            error={problems.monthsPostpartum}
            onValueChange={(monthsPostpartum) => edit({ monthsPostpartum })}
          />
        }
      />
      <Switch
        label="Breastfeeding"
        description={form.isBreastfeeding ? 'Yes' : 'No'}
        checked={form.isBreastfeeding}
        onCheckedChange={(isBreastfeeding) => edit({ isBreastfeeding })}
      />
    </>
  );
}
