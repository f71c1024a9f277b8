import {
  Baby,
  CalendarDays,
  Dumbbell,
  Flower2,
  House,
  LifeBuoy,
  Leaf,
  MessagesSquare,
  Salad,
  Settings,
  TrendingUp,
  type Shell,
} from '@nestwell/ui';
import type { ReactNode } from 'react';
import type { NavTarget } from './nav-items';

export const navIcons: Record<NavTarget['icon'], ReactNode> = {
  home: <House />,
  nutrition: <Salad />,
  fitness: <Dumbbell />,
  baby: <Baby />,
  wellness: <Flower2 />,
  calendar: <CalendarDays />,
  community: <MessagesSquare />,
  support: <LifeBuoy />,
  settings: <Settings />,
  trends: <TrendingUp />,
  page: <Leaf />,
};

/** Of the eggs in the list of further places; an added page is heather. */
export const navShells: Partial<Record<NavTarget['icon'], Shell>> = {
  trends: 'moss',
  support: 'duck',
  settings: 'dusk',
};
