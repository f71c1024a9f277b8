import { Link } from '@nestwell/remote-kit/router';
import { Banner, Button, Card, CloudOff, linkClass, Stack, Text } from '@nestwell/ui';
import { CareScreen } from '../../lib/care-screen';
import { TalkNow } from '../../lib/lines/talk-now';
import { BandLine } from './band-line';
import { BandMeanings } from './band-meanings';
import { resultOf } from './lib/result';
import { useMoodQuestionnaire } from './mood.queries';
import { titleOf } from './step-words';
import { useCheckAgain } from './use-check-again';
import type { ShownCheck } from './use-course';
import { WantsHelp } from './wants-help';
import { WhatNext } from './what-next';

interface MoodResultProps {
  check: ShownCheck;
  isUnkept?: boolean;
  onRetry?: () => void;
}

/** What comes next, then figures, then what their bands mean. It waits for no save. */
export function MoodResult({ check, isUnkept = false, onRetry }: MoodResultProps) {
  const result = resultOf(check, useMoodQuestionnaire());
  const { from, dayInWords } = useCheckAgain();
  const [first] = result.figures;
  return (
    <CareScreen
      title={titleOf(result.step)}
      lead={`${first ? 'The last two weeks, in your answers' : 'Your answers to four short questions'}. This is not a diagnosis.`}
      takesFocus
    >
      <WhatNext result={result} />
      {check.mood && <WantsHelp />}
      {isUnkept && (
        <Banner
          icon={<CloudOff aria-hidden="true" />}
          action={
            <Button small variant="line" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          Your answers are not kept yet.
        </Banner>
      )}
      {first && (
        <Card aria-label="Your figures">
          <Stack gap={6}>
            {result.figures.map((figure) => (
              <BandLine key={figure.questionnaire.name} figure={figure} />
            ))}
          </Stack>
        </Card>
      )}
      {result.figures.map((figure) => (
        <BandMeanings key={figure.questionnaire.name} figure={figure} asksNow={result.opensLines} />
      ))}
      <TalkNow title="Heavier before then?">Do not wait for the next check.</TalkNow>
      <Text small soft>
        {from && `You can check again from ${dayInWords}. `}
        <Link to="/care/mood/history" className={linkClass}>
          Earlier answers
        </Link>
      </Text>
    </CareScreen>
  );
}
