import type { Step } from '../lib/onboarding-form';
import { AboutStep } from './about-step';
import { BodyStep } from './body-step';
import { DietStep } from './diet-step';
import { ReviewStep } from './review-step';

/** What each step is called and shows. */
export const steps = {
  1: { title: 'About you', Fields: AboutStep },
  2: { title: 'Physical information', Fields: BodyStep },
  3: { title: 'Dietary preferences', Fields: DietStep },
  4: { title: 'Review', Fields: ReviewStep },
} as const satisfies Record<Step, object>;
