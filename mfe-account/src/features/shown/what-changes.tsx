import { BellOff, BookOpen, Card, EyeOff, LifeBuoy, Stack } from '@nestwell/ui';
import type { ComponentType } from 'react';
import * as css from './shown-page.module.css';

type Line = readonly [Icon: ComponentType<{ 'aria-hidden': 'true' }>, words: string];

const goesQuiet: readonly Line[] = [
  [EyeOff, 'Weeks, sizes, milestones and everything about babies'],
  [EyeOff, 'Weight goals, nursing and Milk+'],
  [BellOff, 'Mails and reminders about them'],
];
const stays: readonly Line[] = [
  [BookOpen, 'All you have written, kept as it is'],
  [LifeBuoy, 'Food, movement, sleep and support'],
];

/** Said before she saves: what goes, and what does not. */
export function WhatChanges() {
  return (
    <Card variant="flat">
      <Stack gap={4}>
        <Lines title="What goes quiet" lines={goesQuiet} />
        <Lines title="What stays" lines={stays} />
      </Stack>
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Stack gap={2}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.lines} role="list">
        {lines.map(([Icon, words]) => (
          <li key={words}>
            <Icon aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
