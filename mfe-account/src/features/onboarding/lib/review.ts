import { weeksOfMonths } from '@nestwell/domain/ages';
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
        { name: 'Current weight', value: measured(form.weight, 'lb') },
        { name: 'Weight goal', value: measured(form.goal, 'lb') },
        { name: 'Height', value: measured(form.height, 'in') },
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

function stageFacts({ status, monthsPregnant, monthsPostpartum, isBreastfeeding }: OnboardingForm) {
  if (status === 'pregnant') {
    return [
      { name: 'Pregnant', value: `Month ${monthsPregnant}, around week ${weeksOfMonths(monthsPregnant)}` },
    ];
  }
  return [
    { name: 'Postpartum', value: monthsPostpartum === 1 ? '1 month' : `${monthsPostpartum} months` },
    { name: 'Breastfeeding', value: isBreastfeeding ? 'Yes' : 'No' },
  ];
}

const measured = (typed: string, unit: string) => (typed.trim() ? `${typed.trim()} ${unit}` : NOT_SAID);
