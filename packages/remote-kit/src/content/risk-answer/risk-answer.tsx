import type { RiskKind } from '@nestwell/domain/risk-words';
import { CallList, Row, Stack } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { useUser } from '../../hooks/use-user';
import { Slot } from '../../slots/slot';
import { SupportOffer } from '../support-offer';
import { answersTo, callWords, childWords, psychosisWords } from './answer-words';
import { CrisisRows, EmergencyDial } from './line-rows';
import { RecognizesSome } from './recognizes-some';
import { TitledCard } from './titled-card';
import { ViolenceAnswer } from './violence-answer';

interface RiskAnswerProps {
  /** What her words are about. While they are about none of it, one line says what the rule does. */
  kinds: readonly RiskKind[];
  /** Of the headings. */
  level?: 2 | 3;
  /** Removes her words from the form and from the device, before she leaves quickly. */
  onClear: () => void;
  /** Ways on from here, in the soft answer or below the others. */
  children?: ReactNode;
}

/**
 * The answer to words that a rule recognized: each kind has its own. It asks no server for what it says, and holds back
 * nothing that she writes.
 */
export function RiskAnswer({ kinds, level = 3, onClear, children }: RiskAnswerProps) {
  const { user } = useUser();
  const answers = answersTo(kinds);
  const isAboutChild = kinds.includes('harm-to-child') && !user?.pregnancyPaused;
  if (answers.length === 0) return <RecognizesSome />;
  return (
    <Stack gap={3}>
      {answers.includes('call') && <CallAnswer level={level} />}
      {answers.includes('psychosis') && <PsychosisAnswer level={level} kinds={kinds} />}
      {answers.includes('violence') && <ViolenceAnswer level={level} onClear={onClear} />}
      {answers.includes('soft') && (
        <SupportOffer level={level} isAboutChild={isAboutChild}>
          {children}
        </SupportOffer>
      )}
      {children && !answers.includes('soft') && (
        <Row gap={2} wrap>
          {children}
        </Row>
      )}
    </Stack>
  );
}

function CallAnswer({ level }: { level: 2 | 3 }) {
  return (
    <TitledCard level={level} title={callWords.title} isUrgent>
      <UrgentCalls />
      <p>{callWords.says}</p>
    </TitledCard>
  );
}

function PsychosisAnswer({ level, kinds }: { level: 2 | 3; kinds: readonly RiskKind[] }) {
  const { user } = useUser();
  const hasBaby = !user?.pregnancyPaused && !user?.isPregnant;
  return (
    <TitledCard level={level} title={psychosisWords.title} isUrgent>
      <UrgentCalls>{kinds.includes('self-harm') && <CrisisRows />}</UrgentCalls>
      <p>{hasBaby ? psychosisWords.companyWithBaby : psychosisWords.company}</p>
      {kinds.includes('harm-to-child') && !user?.pregnancyPaused && <p>{childWords}</p>}
      <p>{psychosisWords.says}</p>
    </TitledCard>
  );
}

/** The emergency number first; her unit's comes from the module that keeps it. */
function UrgentCalls({ children }: { children?: ReactNode }) {
  return (
    <>
      <CallList aria-label="Whom to call">
        <EmergencyDial isFirst />
        {children}
      </CallList>
      <Slot name="call.unit@1" />
    </>
  );
}
