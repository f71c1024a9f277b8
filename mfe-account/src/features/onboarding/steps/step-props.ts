import type { OnboardingForm, Step } from '../lib/onboarding-form';

export interface StepProps {
  form: OnboardingForm;
  onChange: (change: Partial<OnboardingForm>) => void;
  /** Back to the step that asked, from the review. */
  onGoTo: (step: Step) => void;
  /** Complete Setup was pressed: what is missing is said from now on. */
  isAsked: boolean;
}
