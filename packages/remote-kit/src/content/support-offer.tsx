import { CallList, Card, Row, Stack } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { childWords, softWords } from './risk-answer/answer-words';
import { CrisisRows, EmergencyDial } from './risk-answer/line-rows';

interface SupportOfferProps {
  /** Of its heading. */
  level?: 2 | 3;
  /** Her words were about harm to a child. */
  isAboutChild?: boolean;
  /** Ways on from here: a link to all lines, a button that closes it. */
  children?: ReactNode;
}

/**
 * After a hard answer or hard words, whether or not they could be saved: no alarm, but the next step is right there.
 * Only lines that connect where she is. It asks no server.
 */
export function SupportOffer({ level = 3, isAboutChild = false, children }: SupportOfferProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card variant="field" shell="heather" role="status" aria-label={softWords.title} data-help>
      <Stack gap={3}>
        <Heading>{softWords.title}</Heading>
        {isAboutChild && <p>{childWords}</p>}
        <p>{softWords.says}</p>
        <CallList aria-label="Crisis lines">
          <CrisisRows />
          <EmergencyDial />
        </CallList>
        {children && (
          <Row gap={2} wrap>
            {children}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
