import { counted } from '@nestwell/domain/words';
import { figureIn } from '@nestwell/domain/amounts';
import { feetText, weightUnit } from '@nestwell/domain/units';
import { weeksOfMonths } from '@nestwell/domain/ages';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { type DatesForm, namedDueDate } from '../../../lib/dates/dates-form';
import { sentenceCase } from '../../../lib/sentence-case';
import type { OnboardingForm, Step } from './onboarding-form';

export interface ReviewGroup {
  /** Where it was asked. */
  step: Step;
  title: string;
  facts: { name: string; value: string }[];
}

const NOT_SAID = '–';

/** Her answers as they are read back before the account is made. */
export function reviewOf(form: OnboardingForm): ReviewGroup[] {
  return [
    {
      step: 1,
      title: 'About you',
      facts: [
        { name: 'Name', value: form.name.trim() },
        { name: 'E-mail', value: form.email.trim() },
        ...stageFacts(form),
      ],
    },
    {
      step: 2,
      title: 'Physical information',
      facts: [
        { name: 'Current weight', value: measured(form.weight, weightUnit[form.units]) },
        {
          name: form.status === 'pregnant' ? 'Weight goal, for after the birth' : 'Weight goal',
          value: measured(form.goal, weightUnit[form.units]),
        },
        { name: 'Height', value: heightOf(form) },
        { name: 'Activity', value: sentenceCase(form.activityLevel ?? NOT_SAID) },
      ],
    },
    {
      step: 3,
      title: 'Dietary preferences',
      facts: [
        { name: 'Allergies', value: form.allergies.map(sentenceCase).join(', ') || 'None' },
        { name: 'You eat', value: form.diets.map(sentenceCase).join(', ') || 'Everything' },
      ],
    },
  ];
}

function heightOf({ height, heightUnit }: OnboardingForm): string {
  const figure = figureIn(height);
  return heightUnit === 'in' && figure !== undefined ? feetText(figure) : measured(height, heightUnit);
}

function stageFacts(form: OnboardingForm) {
  const { status, dates, monthsPregnant, monthsPostpartum, isBreastfeeding } = form;
  const babies =
    dates.babies > 1 ? [{ name: 'Babies', value: dates.babies > 2 ? 'More than two' : 'Twins' }] : [];
  if (status === 'pregnant') {
    const named = namedDueDate(dates);
    const about =
      monthsPregnant === null
        ? NOT_SAID
        : `Month ${monthsPregnant}, around week ${weeksOfMonths(monthsPregnant)}`;
    return [{ name: 'Pregnant', value: named === null ? about : `Due ${dayMonthAndYear(named)}` }, ...babies];
  }
  return [
    bornFact(dates, monthsPostpartum),
    ...babies,
    { name: 'Breastfeeding', value: isBreastfeeding ? 'Yes' : 'No' },
  ];
}

const bornFact = ({ bornFrom, bornOn }: DatesForm, months: number | null) =>
  bornFrom === 'bornOn' && bornOn
    ? { name: 'Born on', value: dayMonthAndYear(bornOn) }
    : { name: 'Postpartum', value: months === null ? NOT_SAID : counted(months, 'month') };

const measured = (typed: string, unit: string) => (typed.trim() ? `${typed.trim()} ${unit}` : NOT_SAID);
