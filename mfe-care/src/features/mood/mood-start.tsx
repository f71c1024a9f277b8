import { Slot, sourceWords } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { gad2, gad7, phq9 } from '@nestwell/safety/questionnaires';
import {
  Button,
  Card,
  EggWell,
  linkClass,
  Lock,
  MessageCircle,
  Smile,
  Stack,
  Text,
  warmLayers,
} from '@nestwell/ui';
import type { ReactNode } from 'react';
import { CareScreen } from '../../lib/care-screen';
import { TalkNow } from '../../lib/lines/talk-now';
import * as css from './mood.module.css';
import { useCheckAgain } from './use-check-again';
import { WorseThanThen } from './worse-than-then';

interface MoodStartProps {
  onStart: () => void;
}

/** What she is asked, who sees it, and whom she can talk to without any of it. */
export function MoodStart({ onStart }: MoodStartProps) {
  const { from, dayInWords } = useCheckAgain();
  return (
    <CareScreen title="How are you, lately?" lead="Four short questions, about a minute.">
      <Card>
        <Stack gap={4}>
          <Point icon={<Smile />}>
            If your answers ask for it, nine or seven more follow. You can stop at any of them.
          </Point>
          <Point icon={<Lock />}>
            The answers stay in your account. They are in no mail, no push and no report unless you choose
            them.
          </Point>
          <Point icon={<MessageCircle />}>
            It does not diagnose. It helps you say how heavy it has been.
          </Point>
        </Stack>
      </Card>
      <Stack gap={2}>
        {from ? (
          <>
            <Button full disabled>
              Check again from {dayInWords}
            </Button>
            <WorseThanThen />
            <Text small soft>
              The questions look at two weeks. You can talk to someone any day.
            </Text>
          </>
        ) : (
          <Button full onClick={onStart} {...warmLayers}>
            Start
          </Button>
        )}
        <Link to="/care/mood/history" className={linkClass}>
          Earlier answers
        </Link>
      </Stack>
      <TalkNow title="Would you rather talk now?">You do not need a score for that.</TalkNow>
      <Text small soft>
        Whooley questions and GAD-2 first, then {phq9.name} and {gad7.name} where they help. Source:{' '}
        {sourceWords(gad2)}
      </Text>
      <Slot name="note.door@1" />
    </CareScreen>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={css.point}>
      <EggWell shell="heather">{icon}</EggWell>
      <p>{children}</p>
    </div>
  );
}
