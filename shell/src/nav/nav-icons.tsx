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
  page: <Leaf />,
};
