import { sourceWords } from '@nestwell/remote-kit';
import { bloodPressure, pressureOutcome } from '@nestwell/safety/signs';
import { Banner, Button, CloudOff, Text } from '@nestwell/ui';
import { CareScreen } from '../../lib/care-screen';
import { LastReadings } from './last-readings';
import { Outcome } from './outcome';
import { outcomeTitles } from './outcome-words';
import { PressureLead } from './pressure-lead';
import { ReadingEditor } from './reading-editor';
import { useReading } from './use-reading';

const { callToday, emergency } = bloodPressure;
/** Who says so alone: the name of its paper speaks of a birth. */
const [authority] = callToday.source.split(',');

/** A reading, and what it asks for: shown before it is kept, and when it cannot be. */
export function PressurePage() {
  const { shown, isUnkept, editing, save, retry, edit, editRow } = useReading();
  const unkept = isUnkept && (
    <Banner
      icon={<CloudOff aria-hidden="true" />}
      action={
        <Button small variant="line" onClick={retry}>
          Try again
        </Button>
      }
    >
      This reading is not kept yet.
    </Banner>
  );
  if (shown) {
    return (
      <CareScreen
        key={shown.measuredAt}
        title={outcomeTitles[pressureOutcome(shown)]}
        back={{ to: '/care/pressure', label: 'Blood pressure' }}
        takesFocus
      >
        <Outcome reading={shown} onEdit={edit} />
        {unkept}
        {pressureOutcome(shown) === 'noted' && <LastReadings onEdit={editRow} />}
      </CareScreen>
    );
  }
  return (
    <CareScreen title="Blood pressure" lead={<PressureLead />}>
      <ReadingEditor key={editing.key} start={editing.form} onSave={save} />
      {unkept}
      <LastReadings onEdit={editRow} />
      <Text small soft>
        {callToday.upper} or {callToday.lower}: call today. {emergency.upper} or {emergency.lower}, even once:
        emergency. Source:{' '}
        {sourceWords({ source: authority ?? callToday.source, checkedOn: callToday.checkedOn })}
      </Text>
    </CareScreen>
  );
}
