import type { User } from '@nestwell/contracts/account';
import type { ShareableList } from '@nestwell/contracts/care';
import { CircleHelp, Luggage, ScrollText, type Shell } from '@nestwell/ui';
import type { ComponentType } from 'react';
import { isExpecting, isQuiet } from './whom-for';

interface Shareable {
  title: string;
  /** What of it is shown, told to her who shows it. */
  about: string;
  shell: Shell;
  Icon: ComponentType;
  /** Whom it is offered to; what she chose before stays until she takes it out. */
  isFor: (her: User) => boolean;
}

/** What each list is called, and how it stands where it is shown. */
export const shareables: Record<ShareableList, Shareable> = {
  bag: {
    title: 'Hospital bag',
    about: 'As it stands, without your notes',
    shell: 'straw',
    Icon: Luggage,
    isFor: isExpecting,
  },
  birthWishes: {
    title: 'Birth wishes',
    about: 'As it stands, with your own words',
    shell: 'straw',
    Icon: ScrollText,
    isFor: isExpecting,
  },
  questions: {
    title: 'Questions for the appointment',
    about: 'As it stands, without your answers',
    shell: 'dusk',
    Icon: CircleHelp,
    isFor: (her) => !isQuiet(her),
  },
};
