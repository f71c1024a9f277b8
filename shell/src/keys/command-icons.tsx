import { CalendarPlus, Droplet, Plus, Utensils, type Shell } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { navIcons, navShells } from '../nav/nav-icons';
import type { Command } from './commands';

const icons: Record<string, ReactNode> = {
  ...navIcons,
  food: <Utensils />,
  water: <Droplet />,
  reminder: <CalendarPlus />,
};

const shells: Partial<Record<string, Shell>> = {
  ...navShells,
  food: 'straw',
  nutrition: 'straw',
  water: 'duck',
  reminder: 'dusk',
  calendar: 'dusk',
  fitness: 'russet',
  wellness: 'moss',
};

export const iconOf = ({ icon, group }: Command): ReactNode =>
  (icon !== undefined && icons[icon]) || (group === 'log' ? <Plus /> : navIcons.page);

export const shellOf = ({ icon, group }: Command): Shell =>
  (icon !== undefined && shells[icon]) || (group === 'log' ? 'straw' : 'heather');
