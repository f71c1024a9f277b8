import type { ReminderType } from '@nestwell/contracts/calendar';
import {
  Apple,
  Baby,
  Dumbbell,
  HeartPulse,
  Milk,
  Pill,
  Scale,
  Soup,
  Sprout,
  Stethoscope,
  UserRoundPen,
  type Shell,
} from '@nestwell/ui';
import type { ComponentType } from 'react';

interface TypeLook {
  shell: Shell;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
}

/** Types of one shell are told apart by their icon. */
export const typeLooks = {
  appointment: { shell: 'dusk', Icon: Stethoscope },
  checkup: { shell: 'dusk', Icon: HeartPulse },
  medication: { shell: 'russet', Icon: Pill },
  exercise: { shell: 'russet', Icon: Dumbbell },
  feeding: { shell: 'heather', Icon: Milk },
  baby_feeding: { shell: 'heather', Icon: Baby },
  baby_weight_check: { shell: 'duck', Icon: Scale },
  growth_spurt: { shell: 'duck', Icon: Sprout },
  solid_food_intro: { shell: 'straw', Icon: Apple },
  meal_prep: { shell: 'straw', Icon: Soup },
  personal: { shell: 'moss', Icon: UserRoundPen },
} as const satisfies Record<ReminderType, TypeLook>;
