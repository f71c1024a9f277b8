import { concernOf, type RecoveryAnswers, type RecoveryPart } from '@nestwell/safety/recovery';
import { Card, EggWell, Row, Stack, Text } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { CallNote } from '../../lib/contact/call-note';
import { partTitles } from './recovery-words';
import * as css from './recovery.module.css';

interface PartCardProps<Part extends RecoveryPart> {
  part: Part;
  answer: RecoveryAnswers[Part];
  icon: ReactNode;
  children: ReactNode;
}

/** One question, and under it what its answer asks for. */
export function PartCard<Part extends RecoveryPart>({ part, answer, icon, children }: PartCardProps<Part>) {
  const { title, about } = partTitles[part];
  const concern = concernOf(part, answer);
  return (
    <Card aria-label={title}>
      <Stack gap={3}>
        <Row gap={3}>
          <EggWell shell="russet">{icon}</EggWell>
          <div>
            <h2 className={css.title}>{title}</h2>
            <Text small soft>
              {about}
            </Text>
          </div>
        </Row>
        {children}
        {concern && <CallNote concern={concern} />}
      </Stack>
    </Card>
  );
}
