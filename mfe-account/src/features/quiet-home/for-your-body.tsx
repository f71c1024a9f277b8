import { isPausedAndGoesOn, type User } from '@nestwell/contracts/account';
import { EmergencyCall, Slot, useRegion } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { bodyAfterLoss } from '@nestwell/safety/loss';
import { callWhilePaused, regionalWords } from '@nestwell/safety/signs';
import { Card, EggWell, Footprints, LinkRow, List, Moon, Section, type Shell, Soup } from '@nestwell/ui';
import type { ComponentType } from 'react';
import * as css from './quiet-home.module.css';

interface Way {
  to: string;
  title: string;
  meta: string;
  shell: Shell;
  Icon: ComponentType;
}

const ways: readonly Way[] = [
  {
    to: '/nutrition',
    title: 'Warm, plain food',
    meta: 'Soups, stews, things that keep',
    shell: 'straw',
    Icon: Soup,
  },
  {
    to: '/fitness',
    title: 'Slow movement',
    meta: 'Short walks and breathing',
    shell: 'duck',
    Icon: Footprints,
  },
  {
    to: '/wellness?tab=resources',
    title: 'Sleep, when it will not come',
    meta: 'Small things that help at night',
    shell: 'dusk',
    Icon: Moon,
  },
];

export function ForYourBody({ user }: { user: User }) {
  const { region } = useRegion();
  const signs = isPausedAndGoesOn(user) ? callWhilePaused : bodyAfterLoss;
  return (
    <Section title="For your body">
      <Card>
        <List>
          {ways.map(({ to, title, meta, shell, Icon }) => (
            <li key={to}>
              <LinkRow
                to={to}
                Link={Link}
                well={
                  <EggWell shell={shell}>
                    <Icon />
                  </EggWell>
                }
                title={title}
                meta={meta}
              />
            </li>
          ))}
        </List>
      </Card>
      <div className={css.help} data-help>
        <p className={css.signs}>{regionalWords(signs.value, region?.country)}</p>
        <EmergencyCall />
        <Slot name="call.unit@1" />
      </div>
    </Section>
  );
}
