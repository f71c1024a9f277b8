import { useMember, sourceWords, useDeviceDate } from '@nestwell/remote-kit';
import { furtherAnswers, recoveryAnswers } from '@nestwell/safety/recovery';
import { Text } from '@nestwell/ui';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { dayAfterBirth } from '../../lib/since-birth';
import { isCarrying } from '../../lib/whom-for';
import { EarlierNotes } from './earlier-notes';
import { RecoveryForm } from './recovery-form';

/** How her body mends: after a birth, and after a pregnancy that ended otherwise. */
export function RecoveryPage() {
  const today = useDeviceDate();
  const day = dayAfterBirth(useMember(), today);
  return (
    <OnlyFor whom={(her) => !isCarrying(her)}>
      <CareScreen title="Your body" lead={[day, 'Answer what you like.'].filter(Boolean).join(' ')}>
        <RecoveryForm />
        <EarlierNotes />
        <Text small soft>
          Signs: {sourceWords(recoveryAnswers)} {sourceWords(furtherAnswers)}
        </Text>
      </CareScreen>
    </OnlyFor>
  );
}
