import type { Step } from '../lib/onboarding-form';
import { AboutStep } from './about-step';
import { BodyStep } from './body-step';
import { DietStep } from './diet-step';
import { ReviewStep } from './review-step';

/** What each step is called, shows, and lacks while Continue may not be pressed. */
export const steps = {
  1: {
    title: 'About you',
    Fields: AboutStep,
    missing: 'Add your name, your e-mail and where you are to go on.',
  },
  2: { title: 'Physical information', Fields: BodyStep, missing: 'Choose how active you are to go on.' },
  3: { title: 'Dietary preferences', Fields: DietStep, missing: '' },
  4: { title: 'Review', Fields: ReviewStep, missing: '' },
} as const satisfies Record<Step, object>;
